import type { Problem } from './errors';

/** Severity of a finding. */
export type Severity = 'error' | 'warn';

/** Rules for `octavo check`, with default severities and descriptions. */
export const RULES = {
  'invalid-page': { severity: 'error', description: 'A page that cannot be read or compiled.' },
  'invalid-file': {
    severity: 'error',
    description:
      'A nav, meta or i18n file that does not match its schema, a duplicate route, or an invalid file name.',
  },
  'page-warning': {
    severity: 'warn',
    description: 'Suspicious page content, such as a component page without a default export.',
  },
  'dead-link': { severity: 'error', description: 'A link to a page or file that does not exist.' },
  'dead-anchor': {
    severity: 'error',
    description: 'A link to an anchor that does not exist on the target page.',
  },
  'link-case': {
    severity: 'warn',
    description:
      'A link whose letter case differs from the path of the page, so that most hosts do not find it.',
  },
  'unavailable-site': {
    severity: 'error',
    description:
      'Another site whose `octavo.json` cannot be loaded, so that links to it are neither resolved nor checked.',
  },
  'stale-site': {
    severity: 'warn',
    description:
      'Another site whose `octavo.json` cannot be loaded, so that links to it are checked against an older copy.',
  },
  'dead-asset': {
    severity: 'error',
    description: 'A reference to an image or other file that does not exist.',
  },
  'unsafe-link': {
    severity: 'error',
    description: 'A link or image whose URL can run code, such as a `javascript:` URL.',
  },
  'bad-redirect': {
    severity: 'error',
    description:
      'A redirect that is circular, conflicts with a page, starts outside of the site, or has a missing or unsafe target.',
  },
  'dead-edit-link': {
    severity: 'warn',
    description:
      'An edit link to a file that the Git repository of the site does not contain. Only reported by `octavo check`.',
  },
  'duplicate-id': { severity: 'warn', description: 'A duplicate ID on a page.' },
  'inline-script': {
    severity: 'warn',
    description: 'An inline script that the content security policy of its page does not allow.',
  },
  'inline-style': {
    severity: 'warn',
    description:
      'A `style` attribute or element that the content security policy of its page does not allow. Only reported with `security.headers`.',
  },
  'empty-page': { severity: 'warn', description: 'A page without content.' },
  'no-home': {
    severity: 'error',
    description: 'A language or version without a home page.',
  },
  'orphan-page': {
    severity: 'warn',
    description: 'A page that is not linked from the sidebar, the navbar or another page.',
  },
  'missing-translation': { severity: 'warn', description: 'A page that is missing a translation.' },
  'orphan-translation': {
    severity: 'warn',
    description:
      'A translation whose original page does not exist, or a folder such as `es-ES` of a site with the language `es`.',
  },
  'stale-translation': {
    severity: 'warn',
    description:
      'A translation that is older than its original page. Only reported by `octavo check`.',
  },
  'translation-headings': {
    severity: 'warn',
    description: 'A translation whose headings do not match the original.',
  },
  'translation-ids': {
    severity: 'off',
    description: 'A translation whose heading IDs do not match the original.',
  },
  'translation-code': {
    severity: 'warn',
    description: 'A translation whose code blocks do not match the original.',
  },
  'missing-text': {
    severity: 'warn',
    description: 'A key in the i18n file that is missing a translation.',
  },
  'missing-messages': {
    severity: 'warn',
    description: 'A language with missing UI strings, which fall back to English.',
  },
  'low-contrast': {
    severity: 'warn',
    description: 'A color token of the site with less contrast than WCAG AA requires.',
  },
  'external-link': {
    severity: 'error',
    description: 'A dead external link. Only reported by `octavo check --external`.',
  },
} as const satisfies Record<string, { severity: Severity | 'off'; description: string }>;

/** Name of a rule of `octavo check`, such as `dead-link`. */
export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** Problem reported by a rule, without a severity. */
export interface Finding extends Problem {
  /** Name of the rule. */
  rule: RuleName;
  /** Missing language and the route path of the untranslated page. */
  missingTranslation?: { lang: string; routePath: string };
}

/** Finding with the configured severity. */
export interface FindingWithSeverity extends Finding {
  /** Configured severity. */
  severity: Severity;
}
