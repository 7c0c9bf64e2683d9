import { blankSyntax, findExpressions } from './expressions';
import { mapMarkdown, mapOutsideCode } from './map-prose';

/** Matches expressions that are unlikely in text, such as `{a.b}`, `{'a'}` and `{list.map((a) => <b>{a}</b>)}`. */
const CODE_EXPRESSION = /^\{\s*(?:['"`]|\/\*|\w+(?:\.\w+)+\s*\})|=>|&&|<[A-Za-z]|\w\(/;

/** Checks whether a page uses JSX, expressions or imports, so that it has to be an MDX file. */
export function needsMdx(text: string): boolean {
  let needs = false;
  mapMarkdown(text, {
    prose: (prose) => {
      needs ||= findExpressions(prose).some(
        ({ kind, source }) => kind === 'expression' && CODE_EXPRESSION.test(source),
      );
      mapOutsideCode(prose, (part) => {
        needs ||=
          /^(?:import|export)\s/m.test(part) ||
          /<\/?[A-Z][\w.]*(?:[\s/]|>)/.test(part.replace(/\\</g, '')) ||
          /<>|<[a-z][^<>]*\s(?:className=|[\w-]+=\{)/.test(part);
        return part;
      });
      return prose;
    },
  });
  return needs;
}

interface Repair {
  pattern: RegExp;
  replace: (match: RegExpExecArray) => string;
}

const REPAIRS: readonly Repair[] = [
  {
    pattern: /<!--([\s\S]*?)-->/g,
    replace: ([, comment = '']) => `{/*${comment.replaceAll('*/', '* /')}*/}`,
  },
  {
    pattern: /(?<!\(\s*)<((?:https?|mailto):[^\s<>]+)>/g,
    replace: ([, url]) => `[${url}](${url})`,
  },
  {
    pattern: /<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g,
    replace: ([, address]) => `[${address}](mailto:${address})`,
  },
  {
    pattern: /<(br|hr|img|input|wbr)((?:\s[^<>]*?)?)(?<![/=]\s*)>/g,
    replace: ([, name, attributes]) => `<${name}${attributes} />`,
  },
  { pattern: /(?<!\\)<(?=[\s\d=<-]|$)/gm, replace: () => '\\<' },
];

/**
 * Repairs Markdown that MDX rejects, where the intended meaning is unambiguous: HTML comments, void elements without a
 * slash, links such as `<https://…>`, and `<` that does not start an element. Imports, exports, expressions, attributes and
 * formulas stay unchanged.
 */
export function repairMdx(text: string): string {
  return mapMarkdown(text, {
    prose: (prose) =>
      splitStatements(prose)
        .map(({ text, isCode }) => (isCode ? text : REPAIRS.reduce(applyRepair, text)))
        .join('\n'),
  });
}

function applyRepair(text: string, { pattern, replace }: Repair): string {
  const blanked = blankSyntax(text);
  let out = '';
  let copied = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (blanked[match.index] === '<') {
      out += text.slice(copied, match.index) + replace(match);
      copied = pattern.lastIndex;
    } else pattern.lastIndex = match.index + 1;
  }
  return out + text.slice(copied);
}

/** Splits text into import and export statements, and Markdown. A statement ends at an empty line outside of brackets. */
function splitStatements(prose: string): { text: string; isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = [];
  let depth = 0;
  let isCode = false;
  for (const line of prose.split('\n')) {
    if (isCode && depth <= 0 && line.trim() === '') isCode = false;
    else if (!isCode && /^(?:import|export)\s/.test(line)) {
      isCode = true;
      depth = 0;
    }
    if (isCode) depth += count(line, /[{([]/g) - count(line, /[})\]]/g);
    const last = parts.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else parts.push({ lines: [line], isCode });
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
