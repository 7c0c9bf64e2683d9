import { convertBadges } from './convert-badges';

const INCLUDE = /<!--\s*@include:\s*([^\s#{]+)(#[^\s{]+)?(?:\{(\d*),(\d*)\})?\s*-->/g;

/** Replaces custom heading ID delimiters. For example, `# A %{#a}%` becomes `# A {#a}`. */
export function convertIdDelimiters(
  line: string,
  [left, right]: [left: string, right: string],
): string {
  const start =
    /^#{1,6}\s/.test(line) && line.trimEnd().endsWith(right) ? line.lastIndexOf(left) : -1;
  if (start < 0 || left === '{') return line;
  return `${line.slice(0, start)}{${line.trimEnd().slice(start + left.length, -right.length)}}`;
}

/** Converts badges, Vue attributes, container titles and includes in a line outside of code blocks. */
export function convertLine(line: string, resolveInclude: (path: string) => string): string {
  return convertBadges(line)
    .replace(/(<[a-z][^<>`]*?)\sv-pre(?=[\s/>])/g, '$1')
    .replace(/(<[a-z][^<>`]*?\s):(src|href)="withBase\('([^']+)'\)"/g, '$1$2="$3"')
    .replace(
      /^(\s*:{3,}[ \t]*[\w-]+)[ \t]+([^{"]+?)[ \t]*\{((?:[ \t]*[#.][\w-]+)+)[ \t]*\}\s*$/,
      '$1{title="$2" $3}',
    )
    .replace(/^(\s*:{3,}.*?)\s*\{no-title\}\s*$/, '$1')
    .replace(/^(\s*:{3,}\s*details\b.*?)\s*\{open\}\s*$/, '$1')
    .replace(INCLUDE, (include, path: string, region = '', from?: string, to?: string) => {
      // Line ranges in a region are not supported. `octavo check` reports the include.
      if (region && from !== undefined) return include;
      const fragment = from === undefined ? region : `#L${from || 1}-${to ? `L${to}` : ''}`;
      return `<!-- @include: ${resolveInclude(path)}${fragment} -->`;
    });
}
