import { blankCode } from './map-prose';

/** JSX tag in the text of a page. */
export interface JsxTag {
  name: string;
  kind: 'open' | 'close' | 'empty';
  start: number;
  end: number;
  /** Source of the attributes. */
  attributes: string;
}

const FRONTMATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;
const TAG = /(?<!\\)<(\/?)([A-Za-z][\w.]*)(?=[\s/>])/g;

/** Returns the JSX and HTML tags outside of code and frontmatter, in their order. Escaped tags are text. */
export function findTags(text: string): JsxTag[] {
  const blanked = blankCode(text);
  const tags: JsxTag[] = [];
  TAG.lastIndex = FRONTMATTER.exec(text)?.[0].length ?? 0;
  for (let match = TAG.exec(blanked); match; match = TAG.exec(blanked)) {
    const from = match.index + match[0].length;
    const end = findTagEnd(text, from);
    if (end < 0) continue;
    TAG.lastIndex = end;
    const source = text.slice(from, end - 1);
    const isEmpty = source.endsWith('/');
    tags.push({
      name: match[2]!,
      kind: match[1] ? 'close' : isEmpty ? 'empty' : 'open',
      start: match.index,
      end,
      attributes: (isEmpty ? source.slice(0, -1) : source).trim(),
    });
  }
  return tags;
}

/** Returns the index after the `>` of a tag, or -1 if the tag is not closed. */
function findTagEnd(text: string, from: number): number {
  let quote = '';
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    const character = text[index]!;
    if (quote) {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || (character === '`' && depth > 0))
      quote = character;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth === 0) return index + 1;
    else if (
      character === '\n' &&
      depth === 0 &&
      /^\n[ \t]*\n(?!\s*\/?>)/.test(text.slice(index, index + 80))
    )
      return -1;
  }
  return -1;
}

/** Returns the value of a string attribute, written as `name="value"` or `name={'value'}`. */
export function getAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|\\{\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`)\\s*\\})`,
  ).exec(attributes);
  return match?.slice(1).find((value) => value !== undefined);
}

/** Replaces tags. `replace` returns the new source, or `undefined` to leave a tag as it is. */
export function replaceTags(
  text: string,
  replace: (tag: JsxTag, source: string) => string | undefined,
): string {
  let out = '';
  let copied = 0;
  for (const tag of findTags(text)) {
    const source = text.slice(tag.start, tag.end);
    const replacement = replace(tag, source);
    if (replacement === undefined) continue;
    out += text.slice(copied, tag.start) + replacement;
    copied = tag.end;
  }
  return out + text.slice(copied);
}
