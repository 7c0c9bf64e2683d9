/**
 * Text of a heading without the light Markdown that `toc` keeps. Marks inside code stay: `*.test.ts` is a
 * pattern, not emphasis.
 */
export function plainHeading(markdown: string): string {
  return markdown
    .split(/(`+[^`]*`+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(/^`+|`+$/g, '')
        : part.replace(/(\*\*|~~|\*)(?=\S)([^*~]*?\S)\1/g, '$2'),
    )
    .join('')
    .trim();
}
