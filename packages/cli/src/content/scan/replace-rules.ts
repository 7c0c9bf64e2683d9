import type { ReplaceRule } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';

/** Converts `replaceRules` to a JSON-serializable format. */
export function serializeReplaceRules({
  replaceRules,
}: Pick<SiteConfig, 'replaceRules'>): ReplaceRule[] {
  return replaceRules.map(({ search, replace }) => ({
    search: typeof search === 'string' ? search : { pattern: search.source, flags: search.flags },
    replace,
  }));
}

/**
 * Applies all replace rules in order. String patterns replace all occurrences; regular expressions depend on their
 * flags.
 */
export function applyReplaceRules(source: string, rules: readonly ReplaceRule[]): string {
  return rules.reduce(
    (text, { search, replace }) =>
      typeof search === 'string'
        ? text.replaceAll(search, replace)
        : text.replace(new RegExp(search.pattern, search.flags), replace),
    source,
  );
}

/** Separates replaced from unchanged text. It does not occur in text files. */
const SEPARATOR = '\0';

/** Returns the line in a source file for a line in the text to which all replace rules were applied. From 1. */
export function findOriginalLine(
  source: string,
  rules: readonly ReplaceRule[],
  line: number,
): number {
  let text = source;
  const steps = rules.map((rule) => {
    const before = splitReplaced(text, rule, '$&');
    const after = splitReplaced(text, rule, rule.replace);
    text = after.join('');
    return { before, after };
  });
  return steps.reduceRight((current, { before, after }) => {
    let [start, end] = [1, 1];
    for (const [index, part] of after.entries()) {
      const original = countLineBreaks(before[index] ?? '');
      const replaced = countLineBreaks(part);
      // The last line of a part is in the next part if it is empty.
      if (current < end + replaced || (current === end + replaced && /[^\n]$/.test(part)))
        return start + Math.min(current - end, original);
      start += original;
      end += replaced;
    }
    return start + current - end;
  }, line);
}

/** Splits a text at the matches of a rule, into alternating unchanged and replaced parts. */
function splitReplaced(text: string, { search }: ReplaceRule, replace: string): string[] {
  const rule = { search, replace: `${SEPARATOR}${replace}${SEPARATOR}` };
  return applyReplaceRules(text, [rule]).split(SEPARATOR);
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
