import type { Root, RootContent, Text } from 'hast';
import type { VFile } from 'vfile';
import { warn } from '../diagnostics/report';
import { pageState } from '../page/page-state';
import { walk } from '../tree/walk';
import type { SourcePoint } from '../types';

/** `](an address.md)`, with or without a title: a space ends an address, and all of it is text. */
const SPACED = /(?<!\\)\]\([ \t]*([^()<>\s,"']*[ \t][^()<>,"'\n]*?)[ \t]*(?:["'][^"'\n]*["'])?\)/g;
/** What tells an address from a remark in brackets. */
const ADDRESS = /[/#]|\.\w+$/;

/** Tell of links that are none for a space in their address. */
export function warnOfSpacedLinks(tree: Root, file: VFile): void {
  const state = pageState(file);
  walk<RootContent>(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return false;
    if (node.type !== 'text' || !node.value.includes('](') || !node.position) return undefined;
    const path = file.data.octavoOrigins?.get(node) ?? state.path;
    const source = path === state.path ? String(file.value) : state.sources.get(path);
    for (const { address, at } of source === undefined ? [] : spacedLinks(node, source)) {
      warn(
        state,
        { file: path, at },
        {
          message: `Expected a link, got text: the address \`${address}\` has a space in it`,
          hint: `Write \`<${address}>\`, or \`${address.replace(/[ \t]/g, '%20')}\`.`,
        },
      );
    }
    return undefined;
  });
}

/** They are looked for in the source, where what is escaped still is. */
function spacedLinks({ position }: Text, source: string): { address: string; at: SourcePoint }[] {
  const { start, end } = position!;
  const lines = source.split(/\r?\n/).slice(start.line - 1, end.line);
  return lines.flatMap((text, index) => {
    const line = start.line + index;
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : text.length;
    return [...text.slice(from, to).matchAll(SPACED)].flatMap((match) => {
      const address = match[1]!;
      if (!ADDRESS.test(address)) return [];
      const column = from + match.index + match[0].indexOf(address, 2) + 1;
      return [{ address, at: { line, column } }];
    });
  });
}
