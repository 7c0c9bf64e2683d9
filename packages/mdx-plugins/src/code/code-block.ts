import type { Element, ElementContent } from 'hast';
import { formatMessage } from '../messages/format-message';
import type { PageState } from '../page/page-state';
import type { RenderedCode } from './render-lines';

export interface CodeBlockOptions {
  lang: string;
  title?: string | undefined;
  wrap: boolean;
  fold: boolean;
  /** Whether lines are numbered. */
  lineNumbers: boolean;
  /** Height in CSS pixels above which the block scrolls. */
  height?: number | undefined;
}

/** Blocks of up to this many lines are not folded. */
const FOLD_LINES = 10;
/** Height of a line in CSS pixels, and of what is around the lines, for telling whether a height matters. */
const LINE_HEIGHT = 22;
const BLOCK_PADDING = 32;

/** Markup of a code block; the theme's styles and its behaviour are written against it. */
export function codeBlock(
  code: RenderedCode,
  options: CodeBlockOptions,
  { messages, lang }: Pick<PageState, 'messages' | 'lang'>,
): Element {
  const isFolded = options.fold && code.lineCount > FOLD_LINES;
  const isTall =
    options.height !== undefined && code.lineCount * LINE_HEIGHT + BLOCK_PADDING > options.height;
  const pre = element('pre', { tabIndex: 0 }, [
    element('code', {}, [{ type: 'raw', value: code.html, data: { octText: code.text } }]),
  ]);
  return element(
    'div',
    {
      className: ['oct-code'],
      dataLang: options.lang,
      ...(options.wrap ? { dataWrap: true } : {}),
      ...(isFolded ? { dataFold: true } : {}),
      ...(options.lineNumbers ? { dataLineNumbers: true } : {}),
    },
    [
      ...(options.title
        ? [element('div', { className: ['oct-code-title'] }, [text(options.title)])]
        : []),
      isTall ? scroller(pre, options.height!) : pre,
      ...(isFolded
        ? [
            button('oct-fold', { ariaExpanded: 'false' }, [
              text(formatMessage(messages.expandCode, { count: code.lineCount }, lang)),
            ]),
          ]
        : []),
      element('div', { className: ['oct-code-actions'] }, [
        button('oct-wrap', { ariaLabel: messages.wrapCode, ariaPressed: String(options.wrap) }, []),
        button('oct-copy', { ariaLabel: messages.copyCode }, []),
      ]),
    ],
  );
}

/** An empty drawing gives the height: an attribute needs no inline style, which a strict policy forbids. */
function scroller(pre: Element, height: number): Element {
  const prop = element('svg', { width: 0, height, ariaHidden: 'true' }, []);
  return element('div', { className: ['oct-code-scroller'] }, [prop, pre]);
}

function button(
  className: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return element('button', { type: 'button', className: [className], ...properties }, children);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

declare module 'hast' {
  interface RawData {
    /** What the markup says, as plain text. */
    octText?: string;
  }
  interface Raw {
    type: 'raw';
    value: string;
    data?: RawData;
  }
  interface ElementContentMap {
    raw: Raw;
  }
  interface RootContentMap {
    raw: Raw;
  }
}
