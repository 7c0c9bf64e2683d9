import type { Nodes, RootContent } from 'mdast';
import { getFirstString, getStaticAttributes, type JsxNode } from '../estree/static-attributes';
import type { StaticValue } from '../estree/static-expression';
import { writeCodeSpan } from '../hast/inline-markdown';
import { escapeInline } from '../text/inline-markdown';
import { parseSrcset, writeSrcset } from '../text/srcset';
import { walk } from '../tree/walk';
import { HTML_BLOCKS } from './html-blocks';
import { indent, joinBlocks, writeFence } from './lines';
import { escapeLabel } from './write-label';

/** Context passed to component converters. */
export interface ComponentContext {
  /** Converts the children to Markdown. */
  children: () => string;
  /** Converts nodes to blocks of Markdown. */
  writeBlocks: (nodes: readonly Nodes[]) => string;
  /** Converts text to a line of Markdown. */
  writeInline: (nodes: readonly RootContent[]) => string;
  /** Returns the Markdown of a line break at the position of the component. */
  lineBreak: () => string;
  /** Resolves a URL. */
  resolveUrl: (href: string) => string;
}

type Values = Record<string, StaticValue>;
type Converter = (values: Values, context: ComponentContext) => string;

const bold = (text: string): string => (text === '' ? '' : `**${text}**`);
const wrap =
  (start: string, end = start): Converter =>
  (_values, { children }) => {
    const text = children();
    return text === '' ? '' : start + text + end;
  };
/** Keeps the tags of an element that Markdown has no syntax for. */
const keep = (name: string): Converter => wrap(`<${name}>`, `</${name}>`);
/** Writes inline code. Its content can already be inline code. */
const code: Converter = (_values, { children }) => {
  const text = children();
  return /^(`+)[^`]+\1$/.test(text) ? text : writeCodeSpan(text);
};

const link: Converter = (values, { children, resolveUrl }) => {
  const href = getFirstString(values, 'href');
  return href === '' ? children() : `[${children()}](${resolveUrl(href)})`;
};

/** Links to content that Markdown cannot embed. */
const media: Converter = (values, { children, resolveUrl }) => {
  const src = getFirstString(values, 'src');
  const label = escapeInline(getFirstString(values, 'title', 'aria-label', 'src'));
  return src === '' ? children() : `[${label}](${resolveUrl(src)})`;
};

/** Markdown converters for theme components and HTML elements. All other elements are replaced by their children. */
const COMPONENTS: Record<string, Converter> = {
  Tab: (values, { children }) =>
    joinBlocks([bold(getFirstString(values, 'label', 'value')), children()]),
  Badge: (values, { children }) => `(${children() || getFirstString(values, 'text')})`,
  Card: (values, { children }) =>
    joinBlocks([
      bold(getFirstString(values, 'title')),
      getFirstString(values, 'content') || children(),
    ]),
  Details: (values, { children }) => {
    const title = bold(escapeInline(getFirstString(values, 'title')));
    return `> ${indent(joinBlocks([title, children()]), '> ')}`;
  },
  Link: link,
  LinkCard: (values, { resolveUrl }) => {
    const link = `- [${getFirstString(values, 'title', 'href')}](${resolveUrl(getFirstString(values, 'href'))})`;
    const description = getFirstString(values, 'description');
    return description === '' ? link : `${link}: ${description}`;
  },
  SourceCode: (values, { resolveUrl }) => {
    const href = getFirstString(values, 'href');
    return `[${href}](${resolveUrl(href)})`;
  },
  CommandBlock: ({ text }) =>
    typeof text === 'string' && text !== '' ? writeFence('sh', text) : '',
  CommandTabs: (values) => writeCommands(values.commands),
  PackageManagerTabs: (values) =>
    typeof values.command === 'string'
      ? writeFence('sh', values.command)
      : writeCommands(values.command),
  a: link,
  img: (values, { resolveUrl }) =>
    `![${escapeLabel(getFirstString(values, 'alt'))}](${resolveUrl(getFirstString(values, 'src'))})`,
  figcaption: (_values, { children }) => {
    const caption = children().trim();
    return caption === '' ? '' : `*${caption}*`;
  },
  video: media,
  audio: media,
  iframe: media,
  summary: wrap('**'),
  strong: wrap('**'),
  b: wrap('**'),
  em: wrap('*'),
  i: wrap('*'),
  del: wrap('~~'),
  s: wrap('~~'),
  sup: keep('sup'),
  sub: keep('sub'),
  kbd: code,
  code,
  br: (_values, { lineBreak }) => lineBreak(),
  hr: () => '---',
  script: () => '',
  style: () => '',
};

/** Converts a component or HTML element to Markdown. */
export function writeComponent(node: JsxNode, context: ComponentContext): string {
  if (node.name === 'svg') return writeFigure(node, context);
  const writeBlock =
    node.name !== null && Object.hasOwn(HTML_BLOCKS, node.name) && HTML_BLOCKS[node.name];
  if (writeBlock) return writeBlock(node, context.writeBlocks);
  const write = node.name !== null && Object.hasOwn(COMPONENTS, node.name) && COMPONENTS[node.name];
  return write ? write(getStaticAttributes(node), context) : context.children();
}

/** Returns the title and description of an SVG. Its labels have no order in which they can be read. */
function writeFigure(node: JsxNode, { writeInline }: ComponentContext): string {
  const textOf = (name: string): string => {
    let text = '';
    walk<RootContent>(node, (child) => {
      if (text !== '' || !('name' in child) || child.name !== name) return undefined;
      text = writeInline((child as JsxNode).children).replace(/\s+/g, ' ');
      return undefined;
    });
    return text;
  };
  const title = textOf('title') || getFirstString(getStaticAttributes(node), 'aria-label', 'title');
  const description = textOf('desc');
  if (node.type === 'mdxJsxTextElement') return title || description;
  return joinBlocks([bold(title), description]);
}

/** Matches comments and the start tags of elements. */
const TAG = /<!--.*?-->|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
const URL_ATTRIBUTE = /(\s(href|srcset|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Resolves the URLs in HTML, in files in which HTML is not JSX, and replaces SVGs with their titles and descriptions.
 *
 * @param resolveUrl returns `undefined` for URLs that stay as they are
 */
export function writeHtml(html: string, resolveUrl: (href: string) => string | undefined): string {
  return writeFigures(html).replace(TAG, (tag) =>
    tag.startsWith('<!--')
      ? tag
      : tag.replace(
          URL_ATTRIBUTE,
          (attribute, start: string, name: string, ...values: (string | undefined)[]) => {
            const [double, single, bare] = values;
            const value = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
            const isSrcset = name.toLowerCase() === 'srcset';
            const url = isSrcset ? resolveSrcset(value, resolveUrl) : resolveUrl(value);
            const quote = single === undefined ? '"' : "'";
            return url === undefined ? attribute : start + quote + url + quote;
          },
        ),
  );
}

/** Resolves the URLs in a `srcset` attribute. Returns `undefined` if all URLs stay as they are. */
function resolveSrcset(
  value: string,
  resolveUrl: (href: string) => string | undefined,
): string | undefined {
  let isChanged = false;
  const candidates = parseSrcset(value).map(([href = '', ...descriptor]) => {
    const url = resolveUrl(href);
    isChanged ||= url !== undefined;
    return [url ?? href, ...descriptor];
  });
  return isChanged ? writeSrcset(candidates) : undefined;
}

function writeFigures(html: string): string {
  return html.replace(/<svg\b.*?<\/svg>/gis, (svg) => {
    const textOf = (name: string): string => {
      const text = new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'is').exec(svg)?.[1] ?? '';
      return text
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    };
    const label = /^<svg\b[^>]*?\saria-label=(["'])(.*?)\1/is.exec(svg)?.[2] ?? '';
    return [textOf('title') || label, textOf('desc')].filter(Boolean).join('\n');
  });
}

function writeCommands(values: StaticValue | undefined): string {
  if (typeof values !== 'object' || values === null) return '';
  return joinBlocks(
    Object.entries(values).flatMap(([manager, command]) =>
      typeof command === 'string' ? [bold(manager), writeFence('sh', command)] : [],
    ),
  );
}
