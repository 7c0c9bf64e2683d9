import { badgeMarkup } from './badge-markup';

const INCLUDE = /<!--\s*@include:\s*([^\s#{]+)(#[^\s{]+)?(?:\{(\d*),(\d*)\})?\s*-->/g;

/** `# A %{#a}%`, where a site says so, is `# A {#a}`. */
export function withBraces(line: string, [left, right]: [left: string, right: string]): string {
  const start =
    /^#{1,6}\s/.test(line) && line.trimEnd().endsWith(right) ? line.lastIndexOf(left) : -1;
  if (start < 0 || left === '{') return line;
  return `${line.slice(0, start)}{${line.trimEnd().slice(start + left.length, -right.length)}}`;
}

/** A line outside of code: badges, attributes of Vue that say nothing here, titles of containers, inclusions. */
export function convertLine(line: string, includedAt: (path: string) => string): string {
  return badgeMarkup(line)
    .replace(/(<[a-z][^<>`]*?)\sv-pre(?=[\s/>])/g, '$1')
    .replace(/(<[a-z][^<>`]*?\s):(src|href)="withBase\('([^']+)'\)"/g, '$1$2="$3"')
    .replace(
      /^(\s*:{3,}[ \t]*[\w-]+)[ \t]+([^{"]+?)[ \t]*\{((?:[ \t]*[#.][\w-]+)+)[ \t]*\}\s*$/,
      '$1{title="$2" $3}',
    )
    .replace(/^(\s*:{3,}.*?)\s*\{no-title\}\s*$/, '$1')
    .replace(/^(\s*:{3,}\s*details\b.*?)\s*\{open\}\s*$/, '$1')
    .replace(INCLUDE, (whole, path: string, region = '', from?: string, to?: string) => {
      // Lines of a region cannot be said: checking the page names the place.
      if (region && from !== undefined) return whole;
      const fragment = from === undefined ? region : `#L${from || 1}-${to ? `L${to}` : ''}`;
      return `<!-- @include: ${includedAt(path)}${fragment} -->`;
    });
}
