import { blankCode, mapMarkdown, mapOutsideCode } from '../markdown/map-prose';

// Targets in angle brackets can contain spaces.
const MARKDOWN_LINK = /(\]\(\s*)(<[^<>\n]+>|[^\s<>()]+(?:\([^\s()]*\)[^\s<>()]*)*)/g;
const DEFINITION = /^([ \t]*\[[^\]\n]+\]:[ \t]*)(<[^<>\n]+>|[^\s<>]+)/gm;
const ATTRIBUTE = /(\s(?:src|href|to|poster|link)=)(["'])([^"'{}\s]+)\2/g;

export interface LinkPlace {
  kind: 'link' | 'attribute';
  /** Whether the page shows the target, such as an image. The use of link definitions is unknown. */
  isEmbedded: boolean;
}

/** Converts the targets of links, images, link definitions and attributes in a page, outside of code. */
export function mapLinks(
  text: string,
  convert: (target: string, place: LinkPlace) => string,
): string {
  return mapMarkdown(text, {
    prose: (prose) =>
      mapOutsideCode(convertInlineLinks(prose, convert), (part) =>
        part
          .replace(DEFINITION, (match, start: string, target: string) =>
            start.includes('[^')
              ? match
              : start + convertTarget(target, { kind: 'link', isEmbedded: true }, convert),
          )
          .replace(
            ATTRIBUTE,
            (_, start: string, quote: string, target: string) =>
              `${start}${quote}${convert(target, { kind: 'attribute', isEmbedded: /^\s(?:src|poster)=/.test(start) })}${quote}`,
          ),
      ),
  });
}

/** Splits a link into its path and the rest: query and hash. */
export function splitLink(link: string): { path: string; rest: string } {
  const end = link.search(/[?#]/);
  return end < 0 ? { path: link, rest: '' } : { path: link.slice(0, end), rest: link.slice(end) };
}

/** Checks whether a link is a path in the site, and not a URL, a hash or an expression. */
export function isPath(link: string): boolean {
  return link !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\{)/i.test(link);
}

/** The text of a link can contain code, so that links are matched in the whole text. */
function convertInlineLinks(
  prose: string,
  convert: (target: string, place: LinkPlace) => string,
): string {
  const blanked = blankCode(prose);
  return prose.replace(MARKDOWN_LINK, (match, start: string, target: string, index: number) =>
    blanked.startsWith('](', index)
      ? start +
        convertTarget(target, { kind: 'link', isEmbedded: isImage(blanked, index) }, convert)
      : match,
  );
}

/** Converts a target and preserves the angle brackets around it. */
function convertTarget(
  target: string,
  place: LinkPlace,
  convert: (target: string, place: LinkPlace) => string,
): string {
  return target.startsWith('<')
    ? `<${convert(target.slice(1, -1), place)}>`
    : convert(target, place);
}

/** Checks whether the closing bracket at an index belongs to an image. */
function isImage(text: string, end: number): boolean {
  let depth = 0;
  for (let index = end; index >= 0; index--) {
    if (text[index] === ']') depth++;
    else if (text[index] === '[') depth--;
    if (depth === 0) return text[index - 1] === '!';
  }
  return false;
}

/** Decodes a path. A path with an invalid escape sequence is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
