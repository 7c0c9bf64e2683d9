import type { Problem } from './errors';

export type Severity = 'error' | 'warn';

/** Rules of `octavo check` with their default severities. */
export const RULES = {
  'invalid-page': { severity: 'error', description: 'A page that cannot be read or compiled.' },
  'invalid-file': {
    severity: 'error',
    description: 'A nav, meta or i18n file that does not match its schema.',
  },
  'page-warning': {
    severity: 'warn',
    description: 'A page with content that is probably unintended.',
  },
  'dead-link': { severity: 'error', description: 'A link to a page or file that does not exist.' },
  'dead-anchor': {
    severity: 'error',
    description: 'A link to a heading that does not exist on its page.',
  },
  'dead-asset': { severity: 'error', description: 'An image or another file that does not exist.' },
  'bad-redirect': {
    severity: 'error',
    description: 'A redirect that loops or cannot be published.',
  },
  'duplicate-id': { severity: 'warn', description: 'A page with a duplicate ID.' },
  'empty-page': { severity: 'warn', description: 'A page without content.' },
  'orphan-page': {
    severity: 'warn',
    description: 'A page that is not linked from any other page.',
  },
  'missing-translation': { severity: 'warn', description: 'A page without a translation.' },
  'orphan-translation': {
    severity: 'warn',
    description: 'A translation of a page that does not exist.',
  },
  'stale-translation': {
    severity: 'warn',
    description: 'A page that changed after its translation.',
  },
  'translation-headings': {
    severity: 'warn',
    description: 'A translation whose headings differ from the original.',
  },
  'translation-ids': {
    severity: 'off',
    description: 'A translation whose heading IDs differ from the original.',
  },
  'translation-code': {
    severity: 'warn',
    description: 'A translation whose code blocks differ from the original.',
  },
  'missing-text': {
    severity: 'warn',
    description: 'A key of the i18n file that is not translated.',
  },
  'missing-messages': {
    severity: 'warn',
    description: 'A language without built-in UI strings, which are shown in English.',
  },
  'external-link': {
    severity: 'error',
    description: 'An external link to a page that does not exist.',
  },
} as const satisfies Record<string, { severity: Severity | 'off'; description: string }>;

export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** Finding of a rule, before its severity is applied. */
export interface Finding extends Problem {
  rule: RuleName;
  /** Language in which a page is missing, with the route path of the page. */
  missingTranslation?: { lang: string; routePath: string };
}

/** Finding with its severity. */
export interface FindingWithSeverity extends Finding {
  severity: Severity;
}
