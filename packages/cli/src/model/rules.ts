import type { Problem } from './errors';

export type Severity = 'error' | 'warn';

/** Rules of `octavo check` with their default severities. */
export const RULES = {
  'invalid-page': { severity: 'error', about: 'A page that cannot be read or compiled.' },
  'invalid-file': {
    severity: 'error',
    about: 'A nav, meta or i18n file that does not match its schema.',
  },
  'page-warning': { severity: 'warn', about: 'A page with content that is probably unintended.' },
  'dead-link': { severity: 'error', about: 'A link to a page or file that does not exist.' },
  'dead-anchor': {
    severity: 'error',
    about: 'A link to a heading that does not exist on its page.',
  },
  'dead-asset': { severity: 'error', about: 'An image or another file that does not exist.' },
  'bad-redirect': { severity: 'error', about: 'A redirect that loops or cannot be published.' },
  'duplicate-id': { severity: 'warn', about: 'A page with a duplicate ID.' },
  'empty-page': { severity: 'warn', about: 'A page without content.' },
  'orphan-page': { severity: 'warn', about: 'A page that is not linked from any other page.' },
  'missing-translation': { severity: 'warn', about: 'A page without a translation.' },
  'orphan-translation': { severity: 'warn', about: 'A translation of a page that does not exist.' },
  'stale-translation': { severity: 'warn', about: 'A page that changed after its translation.' },
  'translation-headings': {
    severity: 'warn',
    about: 'A translation whose headings differ from the original.',
  },
  'translation-ids': {
    severity: 'off',
    about: 'A translation whose heading IDs differ from the original.',
  },
  'translation-code': {
    severity: 'warn',
    about: 'A translation whose code blocks differ from the original.',
  },
  'missing-text': { severity: 'warn', about: 'A key of the i18n file that is not translated.' },
  'missing-messages': {
    severity: 'warn',
    about: 'A language without built-in UI strings, which are shown in English.',
  },
  'external-link': { severity: 'error', about: 'An external link to a page that does not exist.' },
} as const satisfies Record<string, { severity: Severity | 'off'; about: string }>;

export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** Finding of a rule, before its severity is applied. */
export interface Finding extends Problem {
  rule: RuleName;
  /** Language in which a page is missing, with the route path of the page. */
  lacks?: { lang: string; routePath: string };
}

/** Finding with its severity. */
export interface WeighedFinding extends Finding {
  severity: Severity;
}
