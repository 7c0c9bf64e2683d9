import { groupBy } from '../../model/group-by';
import type { FindingWithSeverity } from '../../model/rules';

/** Maximum number of missing translations to report individually per language. */
const MAX_INDIVIDUAL = 3;

/**
 * Groups the missing translations for a language into a single finding if there are many, because a new language can be
 * missing hundreds of pages. Grouped findings come last.
 */
export function groupMissingTranslations(
  findings: readonly FindingWithSeverity[],
): FindingWithSeverity[] {
  const missing = findings.filter(({ missingTranslation }) => missingTranslation !== undefined);
  const byLang = groupBy(missing, ({ missingTranslation }) => missingTranslation!.lang);
  const many = [...byLang].filter(([, group]) => group.length > MAX_INDIVIDUAL);
  const grouped = new Set(many.flatMap(([, group]) => group));
  return [
    ...findings.filter((finding) => !grouped.has(finding)),
    ...many.map(([lang, group]) => toGroupFinding(lang, group)),
  ];
}

function toGroupFinding(lang: string, group: readonly FindingWithSeverity[]): FindingWithSeverity {
  const { rule, severity } = group[0]!;
  const examples = group
    .slice(0, MAX_INDIVIDUAL)
    .map(({ missingTranslation }) => missingTranslation!.routePath);
  return {
    rule,
    severity,
    message: `${group.length} pages have no "${lang}" translation: ${examples.join(', ')} and ${group.length - MAX_INDIVIDUAL} more.`,
    hint: 'Run "npx octavo check --format json" to list all missing translations.',
  };
}
