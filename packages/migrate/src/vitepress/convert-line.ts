import type { VueSyntax } from './comment-out-vue';
import { convertBadges } from './convert-badges';

const OPEN_DETAILS = /^(\s*:{3,}\s*details\b.*?)\s*\{open\}\s*$/;
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

export interface ConvertLineOptions {
  /** Resolves the path of an included file to its new path. Returns `undefined` if the file has no such region. */
  resolveInclude: (path: string, region: string) => string | undefined;
  report: (syntax: VueSyntax) => void;
}

/** Converts badges, Vue attributes, container titles and includes in a line outside of code blocks. */
export function convertLine(line: string, { resolveInclude, report }: ConvertLineOptions): string {
  return convertBadges(line)
    .replace(/(<[a-z][^<>`]*?)\sv-pre(?=[\s/>])/g, '$1')
    .replace(/(<[a-z][^<>`]*?\s):(src|href)="withBase\('([^']+)'\)"/g, '$1$2="$3"')
    .replace(
      /^(\s*:{3,}[ \t]*[\w-]+)[ \t]+([^{"]+?)[ \t]*\{((?:[ \t]*[#.][\w-]+)+)[ \t]*\}\s*$/,
      '$1{title="$2" $3}',
    )
    .replace(/^(\s*:{3,}.*?)\s*\{no-title\}\s*$/, '$1')
    .replace(OPEN_DETAILS, (_, start: string) => {
      report({
        column: line.lastIndexOf('{') + 1,
        name: '`{open}`',
        hint: 'To open the container by default, replace it with `<details open>` and `<summary>`.',
      });
      return start;
    })
    .replace(INCLUDE, (include: string, path: string, region = '', from?: string, to?: string) => {
      const target =
        region && from !== undefined ? undefined : resolveInclude(path, region.slice(1));
      if (target === undefined) {
        report({
          column: line.indexOf(include) + 1,
          name: `The include of \`${path}${region}\``,
          hint: `Mark the lines in the file with \`<!-- #region name -->\` and \`<!-- #endregion -->\`, and write \`<!-- @include: ${path}#name -->\`. The original code was commented out.`,
        });
        return include.replace('@include', 'include');
      }
      const fragment = from === undefined ? region : `#L${from || 1}-${to ? `L${to}` : ''}`;
      return `<!-- @include: ${target}${fragment} -->`;
    });
}
