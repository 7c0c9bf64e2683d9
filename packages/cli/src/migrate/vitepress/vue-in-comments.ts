import { positionAt } from '../../files/read-json';

/** An element that only Vue understands: a script, styles or a component. */
export interface VueElement {
  what: string;
  hint: string;
  /** Lines from the first one of the text, from 0. */
  line: number;
  column: number;
}

export interface InComments {
  text: string;
  /** The text as it was, with spaces for code, comments and what became one. */
  bare: string;
  elements: VueElement[];
}

const ASIDE = 'It is kept as a comment.';
const KINDS = {
  script: ['a script of Vue', `Make the page .mdx, and import React components. ${ASIDE}`],
  style: ['styles that Vue has to read', `Write plain CSS into theme/index.css. ${ASIDE}`],
  component: [
    'a component of Vue',
    `Make the page .mdx; see which components of the theme do the same. ${ASIDE}`,
  ],
} as const;
/** Code, comments, blocks of a page, and tags of components, whichever comes first. */
const NEXT =
  /(?<code>(`+)(?!`).*?(?<!`)\2(?!`))|(?<comment><!--[\s\S]*?-->)|(?<block><(?<name>script|style)\b)|(?<tag><\/?(?:[A-Z][\w.]*|template|component|slot)(?=[\s/>]))/g;

/**
 * Put what only Vue understands into comments: a browser would take it for tags of its own, and whoever writes it anew
 * finds it where it was. What components hold stays, and so does the number of lines.
 */
export function vueInComments(text: string): InComments {
  const elements: VueElement[] = [];
  let out = '';
  let bare = '';
  let at = 0;
  const blank = (from: number, to: number) => {
    bare += text.slice(bare.length, from) + text.slice(from, to).replace(/\S/g, ' ');
  };
  NEXT.lastIndex = 0;
  for (let match = NEXT.exec(text); match; match = NEXT.exec(text)) {
    const { block, name, tag } = match.groups ?? {};
    if (block === undefined && tag === undefined) {
      blank(match.index, NEXT.lastIndex);
      continue;
    }
    const open = endOfTag(text, match.index + match[0].length);
    if (open < 0) continue;
    const close = block ? endOfBlock(text, name!, open) : open;
    NEXT.lastIndex = close;
    blank(match.index, close);
    if (name === 'style' && /^<style\s*>/.test(text.slice(match.index, open))) continue;
    const kind = name === 'script' || name === 'style' ? name : 'component';
    if (!tag?.startsWith('</')) {
      const { line, column } = positionAt(match.index, text);
      elements.push({ ...wordsOf(kind), line: line - 1, column });
    }
    const inner = text.slice(match.index, close).replaceAll('-->', '-- >');
    out += `${text.slice(at, match.index)}<!-- ${inner} -->`;
    at = close;
  }
  return { text: out + text.slice(at), bare: bare + text.slice(bare.length), elements };
}

/** Where the tag ends whose name ends at `start`; -1 where a paragraph ends before it. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let index = start; index < text.length; index++) {
    const sign = text[index]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return index + 1;
    else if (sign === '\n' && /^\n[ \t]*\n/.test(text.slice(index, index + 80))) return -1;
  }
  return -1;
}

function endOfBlock(text: string, name: string, from: number): number {
  const end = text.indexOf(`</${name}>`, from);
  return end < 0 ? text.length : end + `</${name}>`.length;
}

function wordsOf(kind: keyof typeof KINDS): Pick<VueElement, 'what' | 'hint'> {
  const [what, hint] = KINDS[kind];
  return { what, hint };
}
