import { getAttribute, replaceTags } from '../markdown/jsx-tags';
import { type CodeBlock, mapMarkdown, mapOutsideCode, printCodeBlock } from '../markdown/map-prose';
import { needsMdx, repairMdx } from '../markdown/repair-mdx';

/** Admonition types of Docusaurus with a different name in Octavo. */
const ADMONITIONS: Readonly<Record<string, string>> = { success: 'tip', secondary: 'note' };

/** Comments that highlight lines, by the effect that they have. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|#|--|%%|;|REM|<!--|\/\*|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/** Matches a heading with an ID in a comment. */
const HEADING_ID = /^(#{1,6} .*?)\s*\{\/\*\s*(#[\w-]+)\s*\*\/\}[ \t]*$/gm;

/** Features of a code block that Octavo does not have. */
export type UnsupportedFence = 'live' | 'mermaid';

export interface ConvertedMarkdown {
  text: string;
  extension: '.md' | '.mdx';
  fences: UnsupportedFence[];
}

/** Replaces `mdx-code-block` fences with their content, which other tools show as code. */
export function unwrapMdxCode(source: string): string {
  return mapMarkdown(source, {
    code: (block) =>
      /^\s*mdx-code-block\s*$/.test(block.indent + block.info)
        ? block.lines.join('\n')
        : printCodeBlock(block),
  });
}

/** Converts the Markdown dialect of Docusaurus. */
export function convertDocusaurusMarkdown(source: string): ConvertedMarkdown {
  const fences: UnsupportedFence[] = [];
  const text = mapMarkdown(source, {
    prose: (prose) =>
      // Headings can contain code, so that their IDs are matched in the whole text.
      mapOutsideCode(prose.replace(HEADING_ID, '$1 {$2}'), (part) =>
        part
          .replace(/^([ \t]*:{3,}[ \t]*)([a-z]+)/gm, (match, colons: string, type: string) =>
            ADMONITIONS[type] ? colons + ADMONITIONS[type] : match,
          )
          .replace(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g, '')
          .replaceAll('pathname://', '')
          .replace(/<TOCInline\b[^>]*\/>/g, '[[toc]]')
          .replace(/=\{\s*require\((['"])(?:!!?[\w-]+!)?([^'"]+)\1\)(?:\.default)?\s*\}/g, '="$2"'),
      ),
    code: (block) => convertFence(block, fences),
  });
  const tabs = convertTabs(text);
  const isMdx = needsMdx(tabs);
  return { text: isMdx ? repairMdx(tabs) : tabs, extension: isMdx ? '.mdx' : '.md', fences };
}

/** Renames `TabItem` to `Tab`. */
function convertTabs(text: string): string {
  return replaceTags(text, ({ name, kind, attributes }, source) => {
    if (name === 'Tabs' && kind === 'open' && attributes.includes('queryString'))
      return source.replace(/\squeryString(?:=(?:"[^"]*"|\{[^}]*\}))?/, '');
    if (name !== 'TabItem') return undefined;
    const renamed = source.replace('TabItem', 'Tab');
    const value = getAttribute(attributes, 'value');
    if (kind === 'close' || value === undefined || /\blabel=/.test(attributes)) return renamed;
    return renamed;
  });
}

function convertFence(block: CodeBlock, fences: UnsupportedFence[]): string {
  const lang = /^\s*([^\s{]*)/.exec(block.info)?.[1] ?? '';
  if (lang === 'mermaid') fences.push('mermaid');
  if (/\slive\b/.test(block.info)) fences.push('live');
  if (/\snpm2yarn\b/.test(block.info)) {
    const commands = convertCommands(block);
    if (commands !== undefined) return commands;
  }
  let info = block.info
    .replace(/\sshowLineNumbers(?:=\{?(\d+)\}?)?/, (_, first?: string) =>
      first ? ` lineNumbers=${first}` : ' lineNumbers',
    )
    .replace(/\s(?:live|noInline|npm2yarn(?:2pnpm)?|metastring=\S+)(?=\s|$)/g, '')
    .replace(/\stitle='([^']*)'/, ' title="$1"');
  const { lines, ranges } = convertMagicComments(block.lines);
  if (ranges)
    info = /\{[\d,\s-]+\}/.test(info)
      ? info.replace(/\{([\d,\s-]+)\}/, `{$1,${ranges}}`)
      : `${lang ? info : ` text${info}`.trimStart()} {${ranges}}`;
  return printCodeBlock({ ...block, info, lines });
}

/** Replaces comments such as `// highlight-next-line` with line ranges. */
function convertMagicComments(source: readonly string[]): { lines: string[]; ranges: string } {
  const lines: string[] = [];
  const ranges: string[] = [];
  let start: number | undefined;
  for (const line of source) {
    const kind = MAGIC_COMMENT.exec(line)?.[1];
    if (kind === undefined) lines.push(line);
    else if (kind === 'next-line') ranges.push(`${lines.length + 1}`);
    else if (kind === 'start') start = lines.length + 1;
    else if (start !== undefined) {
      if (lines.length >= start) ranges.push(`${start}-${lines.length}`);
      start = undefined;
    }
  }
  return { lines, ranges: ranges.join(',') };
}

/** Converts a block with a single npm command to package manager tabs. */
function convertCommands({ indent, lines }: CodeBlock): string | undefined {
  const [line, ...others] = lines.map((each) => each.trim()).filter(Boolean);
  const command = /^npm (install|i|uninstall|run|add)\b(.*)$/.exec(line ?? '');
  if (!command || others.length > 0 || /["'{}<>&|]/.test(command[2]!)) return undefined;
  return `${indent}<PackageManagerTabs command="${command[1]}${command[2]}" />`;
}
