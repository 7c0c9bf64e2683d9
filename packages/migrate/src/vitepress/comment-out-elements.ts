import { positionAt } from '@octavo/cli/internal';

/** Vue-specific element in a page: a script, a stylesheet or a component. */
export interface VueElement {
  /** Name at the start of a message, such as "A Vue script". */
  name: string;
  hint: string;
  /** Line number, 0-based. */
  line: number;
  column: number;
}

export interface CommentOutResult {
  text: string;
  /** Original text, with code, comments and commented-out elements replaced by spaces. */
  bare: string;
  elements: VueElement[];
}

const COMMENT_NOTE = 'The original code was commented out.';
const KINDS = {
  script: [
    'A Vue script',
    `Convert the page to MDX, and use React components instead. ${COMMENT_NOTE}`,
  ],
  style: ['A Vue stylesheet', `Move the styles to theme/index.css as plain CSS. ${COMMENT_NOTE}`],
  component: [
    'A Vue component',
    `Convert the page to MDX, and use a theme component instead. ${COMMENT_NOTE}`,
  ],
} as const;
/** Matches escaped characters, inline code, comments, `<script>` and `<style>` blocks, and component tags. */
const NEXT =
  /(?<escape>\\[\\<`])|(?<code>(`+)(?!`)(?:(?!\n[ \t>]*\n)[\s\S])*?(?<!`)\3(?!`))|(?<comment><!--[\s\S]*?-->)|(?<block><(?<name>script|style)\b)|(?<tag><\/?(?:[A-Z][\w.]*|template|component|slot)(?=[\s/>]))/g;

/**
 * Comments out Vue elements, because browsers would render them as unknown elements. Preserves the children of components
 * and the number of lines.
 */
export function commentOutElements(text: string): CommentOutResult {
  const elements: VueElement[] = [];
  let out = '';
  let bare = '';
  let copied = 0;
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
    const open = findTagEnd(text, match.index + match[0].length);
    if (open < 0) continue;
    const close = block ? findBlockEnd(text, name!, open) : open;
    NEXT.lastIndex = close;
    blank(match.index, close);
    if (name === 'style' && /^<style\s*>/.test(text.slice(match.index, open))) continue;
    const kind = name === 'script' || name === 'style' ? name : 'component';
    if (!tag?.startsWith('</')) {
      const { line, column } = positionAt(match.index, text);
      elements.push({ ...describe(kind), line: line - 1, column });
    }
    const inner = text.slice(match.index, close).replaceAll('-->', '-- >');
    out += `${text.slice(copied, match.index)}<!-- ${inner} -->`;
    copied = close;
  }
  const commented = out + text.slice(copied);
  return {
    text: elements.length > 0 ? dedentMarkup(commented) : commented,
    bare: bare + text.slice(bare.length),
    elements,
  };
}

/**
 * Removes the indentation of markup that contains commented-out elements. A comment ends the HTML block, so that the
 * next line would be an indented code block.
 */
function dedentMarkup(text: string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((part) => {
      const isMarkup = /^\s*? {0,3}</.test(part) && /<!-- <\/?[A-Za-z]/.test(part);
      return isMarkup && !/<pre\b/i.test(part)
        ? part.replace(/^(?: {4,}|[ \t]*\t[ \t]*)/gm, '')
        : part;
    })
    .join('');
}

/** Returns the end index of a tag, or -1 if the tag is not closed in its paragraph. */
function findTagEnd(text: string, start: number): number {
  let quote = '';
  for (let index = start; index < text.length; index++) {
    const character = text[index]!;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
    else if (character === '\n' && /^\n[ \t]*\n/.test(text.slice(index, index + 80))) return -1;
  }
  return -1;
}

function findBlockEnd(text: string, name: string, from: number): number {
  const end = text.indexOf(`</${name}>`, from);
  return end < 0 ? text.length : end + `</${name}>`.length;
}

function describe(kind: keyof typeof KINDS): Pick<VueElement, 'name' | 'hint'> {
  const [name, hint] = KINDS[kind];
  return { name, hint };
}
