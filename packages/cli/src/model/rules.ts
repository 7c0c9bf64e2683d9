import type { Problem } from './errors';

export type Severity = 'error' | 'warn';

/** What is looked for, with how much a finding weighs where the configuration says nothing. */
export const RULES = {
  'invalid-page': { severity: 'error', about: 'A page that cannot be read or compiled.' },
  'invalid-file': {
    severity: 'error',
    about: 'A nav, meta or i18n file that does not match its schema.',
  },
  'page-warning': { severity: 'warn', about: 'A page with content that is probably unintended.' },
  'dead-link': { severity: 'error', about: 'A link to a page or file that does not exist.' },
  'dead-anchor': { severity: 'error', about: 'A link to a heading that its page does not have.' },
  'dead-asset': { severity: 'error', about: 'An image or another file that does not exist.' },
  'bad-redirect': { severity: 'error', about: 'A redirect that loops or cannot be published.' },
  'duplicate-id': { severity: 'warn', about: 'A page with a duplicate id.' },
  'empty-page': { severity: 'warn', about: 'A page without content.' },
  'orphan-page': { severity: 'warn', about: 'A page that no link leads to.' },
  'missing-translation': { severity: 'warn', about: 'A page without a translation.' },
  'orphan-translation': { severity: 'warn', about: 'A translation of a page that does not exist.' },
  'stale-translation': { severity: 'warn', about: 'A page that changed after its translation.' },
  'translation-headings': {
    severity: 'warn',
    about: 'A translation whose headings differ from the original.',
  },
  'translation-ids': {
    severity: 'off',
    about: 'A translation whose heading ids differ from the original.',
  },
  'translation-code': {
    severity: 'warn',
    about: 'A translation whose code blocks differ from the original.',
  },
  'missing-text': { severity: 'warn', about: 'A key of the i18n file without a translation.' },
  'missing-messages': {
    severity: 'warn',
    about: 'A language without built-in UI strings, which are shown in English.',
  },
  'external-link': { severity: 'error', about: 'A link to another site that does not exist.' },
} as const satisfies Record<string, { severity: Severity | 'off'; about: string }>;

export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** Something a rule found, before the configuration says what it weighs. */
export interface Finding extends Problem {
  rule: RuleName;
  /** The language that lacks a page, and the page. */
  lacks?: { lang: string; routePath: string };
}

/** A finding with its weight. */
export interface WeighedFinding extends Finding {
  severity: Severity;
}
