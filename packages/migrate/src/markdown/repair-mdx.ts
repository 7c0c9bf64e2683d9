import { blankCode, mapMarkdown, mapOutsideCode } from './map-prose';

/** Checks whether a page uses JSX, expressions or imports, so that it has to be an MDX file. */
export function needsMdx(text: string): boolean {
  let needs = false;
  mapMarkdown(text, {
    prose: (prose) => {
      mapOutsideCode(prose, (part) => {
        needs ||=
          /^(?:import|export)\s/m.test(part) ||
          /<\/?[A-Z][\w.]*(?:[\s/]|>)/.test(part.replace(/\\</g, '')) ||
          /<>|<[a-z][^<>]*\s(?:className=|[\w-]+=\{)/.test(part) ||
          /\{\/\*|\{['"`]|\{\s*\w+(?:\.\w+)+\s*\}/.test(part);
        return part;
      });
      return prose;
    },
  });
  return needs;
}

/**
 * Repairs Markdown that MDX rejects, where the intended meaning is unambiguous: HTML comments, void elements without a
 * slash, `<https://…>` links, and `<` that does not start an element. Imports and exports stay unchanged.
 */
export function repairMdx(text: string): string {
  return mapMarkdown(text, { prose: (prose) => splitStatements(prose).map(repairPart).join('\n') });
}

function repairPart({ text, isCode }: { text: string; isCode: boolean }): string {
  if (isCode) return text;
  const blanked = blankCode(text);
  const withComments = text.replace(
    /<!--([\s\S]*?)-->/g,
    (match, comment: string, index: number) =>
      blanked.startsWith('<!--', index) ? `{/*${comment.replaceAll('*/', '* /')}*/}` : match,
  );
  return mapOutsideCode(withComments, (part) =>
    part
      .replace(/(?<!\(\s*)<((?:https?|mailto):[^\s<>]+)>/g, (_, url: string) => `[${url}](${url})`)
      .replace(/<(br|hr|img|input|wbr)((?:\s[^<>]*?)?)(?<![/=]\s*)>/g, '<$1$2 />')
      .replace(/(?<!\\)<(?=[\s\d=<-]|$)/gm, '\\<'),
  );
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
