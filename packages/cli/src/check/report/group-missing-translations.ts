import { groupBy } from '../../model/group-by';
import type { WeighedFinding } from '../../model/rules';

/** Up to this number, the missing translations of a language are reported individually. */
const MAX_INDIVIDUAL = 3;

/**
 * Groups many missing translations of a language into one finding after all others, because a new language can lack
 * hundreds of pages.
 */
export function groupMissingTranslations(findings: readonly WeighedFinding[]): WeighedFinding[] {
  const missing = findings.filter(({ lacks }) => lacks !== undefined);
  const byLang = groupBy(missing, ({ lacks }) => lacks!.lang);
  const many = [...byLang].filter(([, group]) => group.length > MAX_INDIVIDUAL);
  const grouped = new Set(many.flatMap(([, group]) => group));
  return [
    ...findings.filter((finding) => !grouped.has(finding)),
    ...many.map(([lang, group]) => toGroupFinding(lang, group)),
  ];
}

function toGroupFinding(lang: string, group: readonly WeighedFinding[]): WeighedFinding {
  const { rule, severity } = group[0]!;
  const examples = group.slice(0, MAX_INDIVIDUAL).map(({ lacks }) => lacks!.routePath);
  return {
    rule,
    severity,
    message: `${group.length} pages are not translated to "${lang}": ${examples.join(', ')} and ${group.length - MAX_INDIVIDUAL} more.`,
    hint: 'Run "octavo check --format json" to list all missing files.',
  };
}
