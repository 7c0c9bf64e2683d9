import type { VueSyntax } from './comment-out-vue';

const CODE = '(?<ticks>`+)(?!`).*?(?<!`)\\k<ticks>(?!`)';
const TOKEN = `(?:[.#][^\\s{}"'=]+|[a-zA-Z][\\w:.-]*(?:=(?:"[^"]*"|'[^']*'|[^\\s{}"']+))?)`;
const LIST = `\\s*${TOKEN}(?:\\s+${TOKEN})*\\s*`;
const LABEL = '(?:`[^`]*`|!?\\[[^\\]]*\\]\\([^)]*\\)|[^[\\]`])*';
const TARGET = `\\(\\s*(?:<(?<path>[^<>]*)>|(?<url>(?:[^\\s()<]|\\([^\\s()]*\\))+))(?:\\s+(?<title>"[^"]*"|'[^']*'))?\\s*\\)`;
/** Matches indentation, and markers of lists and block quotes. */
const MARKERS = /^[\s>*+\d.)-]*$/;

/**
 * Creates a converter for the attribute lists in a line. Links and images with attributes, such as
 * `[a](b){target="_self" .c}`, become HTML. Other lists are removed and reported, except for heading IDs.
 */
export function createAttributeConverter([left, right]: [left: string, right: string]): (
  line: string,
  report: (syntax: VueSyntax) => void,
) => string {
  const list = `${escapePattern(left)}(?<list>${LIST})${escapePattern(right)}(?!\\})`;
  const image = new RegExp(`${CODE}|(?<!\\\\)!\\[(?<label>[^[\\]]*)\\]${TARGET}${list}`, 'g');
  const link = new RegExp(`${CODE}|(?<![\\\\!])\\[(?<label>${LABEL})\\]${TARGET}${list}`, 'g');
  const other = createListPattern(left, right);
  // Custom delimiters of heading IDs are already replaced.
  const inHeading = createListPattern('{', '}');
  return (line, report) => {
    if (/^\s*:{3,}/.test(line)) return line;
    const isHeading = /^#{1,6}\s/.test(line);
    const cleaned = replaceMatches(line, isHeading ? inHeading : other, ([match], index) => {
      const tokens = match.match(new RegExp(TOKEN, 'g')) ?? [];
      const id = isHeading ? tokens.find((token) => token.startsWith('#')) : undefined;
      if (id && tokens.length === 1) return match;
      report({
        column: index + match.search(/\S/) + 1,
        name: 'An attribute list',
        hint: 'The list was removed. To set attributes, write HTML.',
      });
      return id ? ` {${id}}` : '';
    });
    const withImages = replaceMatches(cleaned, image, (match, index) => {
      const alt = escapeValue(match.groups?.label ?? '');
      const html = `<img src="${getUrl(match)}" alt="${alt}"${printAttributes(match)}>`;
      const around = cleaned.slice(0, index) + cleaned.slice(index + match[0].length);
      // Markdown in the lines after an element that is alone in its line is not parsed.
      return MARKERS.test(around) ? `<span>${html}</span>` : html;
    });
    return replaceMatches(
      withImages,
      link,
      (match) => `<a href="${getUrl(match)}"${printAttributes(match)}>${match.groups?.label}</a>`,
    );
  };
}

/**
 * Returns a pattern for lists that belong to inline code, emphasis, or the block that ends with the line. A single word
 * in braces is text.
 */
function createListPattern(left: string, right: string): RegExp {
  const list = `(?<!\\{)${escapePattern(left)}(?=\\s*[.#]|[^{}]*=)${LIST}${escapePattern(right)}`;
  return new RegExp(`${CODE}|(?<=[\`*])${list}(?!\\})|(?:^\\s*|\\s+)${list}\\s*$`, 'g');
}

/** Replaces the matches of a pattern that are not inline code. */
function replaceMatches(
  line: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray, index: number) => string,
): string {
  let out = '';
  let copied = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.groups?.ticks) continue;
    out += line.slice(copied, match.index) + replace(match, match.index);
    copied = match.index + match[0].length;
  }
  return out + line.slice(copied);
}

function getUrl({ groups }: RegExpExecArray): string {
  return (groups?.path ?? groups?.url ?? '').replaceAll(' ', '%20').replaceAll('"', '%22');
}

/** Prints the title and the attributes of a link or an image. */
function printAttributes({ groups }: RegExpExecArray): string {
  const title = groups?.title ? [`title=${groups.title}`] : [];
  const tokens = [...title, ...(groups?.list?.match(new RegExp(TOKEN, 'g')) ?? [])];
  const classes = tokens.filter((token) => token.startsWith('.')).map((token) => token.slice(1));
  const attributes = tokens
    .filter((token) => !token.startsWith('.'))
    .map((token) => {
      const [, name, value] = /^([^=]+)(?:=(.*))?$/s.exec(token.replace(/^#/, 'id=')) ?? [];
      return value === undefined
        ? ` ${name}`
        : ` ${name}="${escapeValue(value.replace(/^(["'])(.*)\1$/s, '$2'))}"`;
    });
  return [...attributes, ...(classes.length > 0 ? [` class="${classes.join(' ')}"`] : [])].join('');
}

function escapeValue(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&');
}
