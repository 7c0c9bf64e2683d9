import type { Root, RootContent, Text } from 'hast';
import type { VFile } from 'vfile';
import { warn } from '../diagnostics/report';
import { getPageState } from '../page/page-state';
import { getSource } from '../page/source';
import { walk } from '../tree/walk';
import type { SourcePoint } from '../types';

/** Matches `](a url.md)`, with or without a title. */
const TARGET = /(?<!\\)\]\(([^()<>,"'\n]+)(?:["'][^"'\n]*["'])?\)/g;
/** Matches a URL that Markdown parses as text, because URLs cannot contain spaces. */
const SPACED = /^\S+[ \t]/;
/** Matches text that looks like a URL rather than a remark in parentheses. */
const URL_LIKE = /[/#]|\.\w+$/;

/** Warns about links that Markdown parses as text because their URL contains a space. */
export function warnAboutLinksWithSpaces(tree: Root, file: VFile): void {
  const state = getPageState(file);
  walk<RootContent>(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return false;
    if (node.type !== 'text' || !node.value.includes('](')) return undefined;
    // Text within an unclosed HTML element has an incomplete position.
    if (!node.position?.start || !node.position.end) return undefined;
    const path = file.data.octavoOrigins?.get(node) ?? state.path;
    for (const { url, at } of findLinksWithSpaces(node, getSource(file, path))) {
      warn(
        state,
        { file: path, at },
        {
          message: `The URL "${url}" contains a space, so the link is rendered as text`,
          hint: `Write \`<${url}>\` or \`${url.replace(/[ \t]/g, '%20')}\`.`,
        },
      );
    }
    return undefined;
  });
}

/** Searches the source instead of the node value, because escapes are not preserved in the value. */
function findLinksWithSpaces(
  { position }: Text,
  source: string,
): { url: string; at: SourcePoint }[] {
  const { start, end } = position!;
  const lines = source.split(/\r?\n/).slice(start.line - 1, end.line);
  return lines.flatMap((text, index) => {
    const line = start.line + index;
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : text.length;
    return [...text.slice(from, to).matchAll(TARGET)].flatMap((match) => {
      const url = match[1]!.trim();
      if (!SPACED.test(url) || !URL_LIKE.test(url)) return [];
      const column = from + match.index + match[0].indexOf(url, 2) + 1;
      return [{ url, at: { line, column } }];
    });
  });
}
