import { groupBy } from '../../model/group-by';
import type { WeighedFinding } from '../../model/rules';

/** So many pages that a language lacks are still told one by one. */
const FEW = 3;

/**
 * What a person reads of findings: the pages that a language lacks in one message for each language, behind the rest.
 * A language that has only just begun lacks hundreds.
 */
export function groupTranslations(findings: readonly WeighedFinding[]): WeighedFinding[] {
  const lacking = findings.filter(({ lacks }) => lacks !== undefined);
  const byLang = groupBy(lacking, ({ lacks }) => lacks!.lang);
  const many = [...byLang].filter(([, own]) => own.length > FEW);
  const grouped = new Set(many.flatMap(([, own]) => own));
  return [
    ...findings.filter((finding) => !grouped.has(finding)),
    ...many.map(([lang, own]) => groupOf(lang, own)),
  ];
}

function groupOf(lang: string, own: readonly WeighedFinding[]): WeighedFinding {
  const { rule, severity } = own[0]!;
  const named = own.slice(0, FEW).map(({ lacks }) => lacks!.routePath);
  return {
    rule,
    severity,
    message: `Expected ${own.length} pages in "${lang}" too, got none of them: ${named.join(', ')} and ${own.length - FEW} more.`,
    hint: 'octavo check --format json names all of them, and the files to write.',
  };
}
