import { mapMarkdown, mapOutsideCode } from './map-prose';

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
 * slash, `<https://…>` links, and `<` and `{` that start neither an element nor an expression.
 */
export function repairMdx(text: string): string {
  return mapMarkdown(text, {
    prose: (prose) =>
      mapOutsideCode(
        prose.replace(
          /<!--([\s\S]*?)-->/g,
          (_, comment: string) => `{/*${comment.replaceAll('*/', '* /')}*/}`,
        ),
        (part) =>
          part
            .replace(
              /(?<!\(\s*)<((?:https?|mailto):[^\s<>]+)>/g,
              (_, url: string) => `[${url}](${url})`,
            )
            .replace(/<(br|hr|img|input|wbr)((?:\s[^<>]*?)?)(?<![/=]\s*)>/g, '<$1$2 />')
            .replace(/(?<!\\)<(?=[\s\d=<-]|$)/gm, '\\<')
            .replace(
              /(?<![\\=({$'"`,:\w]\s*)\{(?=\s*\}|\s*\.\.\.\s*\}|[^{}\n]*$(?![\s\S]*\}))/gm,
              '\\{',
            ),
      ),
  });
}
