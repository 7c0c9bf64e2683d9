import type { Element, ElementContent, Node } from 'hast';
import { formatMessage } from '../messages/format-message';
import type { TestedBlock } from '../options';
import type { PageState } from '../page/page-state';
import { element, text } from './create-element';
import type { RenderedCode } from './render-lines';
import { createTestedMark } from './tested-mark';

export interface CodeBlockOptions {
  lang: string;
  title?: string | undefined;
  wrap: boolean;
  fold: boolean;
  /** Whether to show line numbers. */
  lineNumbers: boolean;
  /** Maximum height in CSS pixels. Taller blocks scroll. */
  height?: number | undefined;
  /** Result of the test of the block, if it has passed. */
  tested?: TestedBlock | undefined;
}

/** Maximum number of lines in a block that is not collapsible. */
const FOLD_LINES = 10;
/** Line height in CSS pixels. With the padding, used to estimate whether a block exceeds its maximum height. */
const LINE_HEIGHT = 21;
const BLOCK_PADDING = 30;

/** Creates the code block element. The theme's styles and scripts rely on this markup. */
export function createCodeBlock(
  code: RenderedCode,
  options: CodeBlockOptions,
  { messages, lang }: Pick<PageState, 'messages' | 'lang'>,
): Element {
  const isFolded = options.fold && code.lineCount > FOLD_LINES;
  const isTall =
    options.height !== undefined && code.lineCount * LINE_HEIGHT + BLOCK_PADDING > options.height;
  const { classNames } = code;
  const pre = element('pre', { tabIndex: 0, ...(classNames ? { className: classNames } : {}) }, [
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
      isTall ? createScroller(pre, options.height!) : pre,
      ...(isFolded
        ? [
            button('oct-fold', { ariaExpanded: 'false' }, [
              text(formatMessage(messages.expandCode, { count: code.lineCount }, lang)),
            ]),
          ]
        : []),
      ...(options.tested ? [createTestedMark(options.tested, messages, lang)] : []),
      element('div', { className: ['oct-code-actions'] }, [
        button('oct-wrap', { ariaLabel: messages.wrapCode, ariaPressed: String(options.wrap) }, []),
        button('oct-copy', { ariaLabel: messages.copyCode }, []),
      ]),
    ],
  );
}

/** Limits the height with an empty SVG, because a strict Content Security Policy blocks inline styles. */
function createScroller(pre: Element, height: number): Element {
  const sizer = element('svg', { width: 0, height, ariaHidden: 'true' }, []);
  return element('div', { className: ['oct-code-scroller'] }, [sizer, pre]);
}

function button(
  className: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return element('button', { type: 'button', className: [className], ...properties }, children);
}

declare module 'hast' {
  interface RawData {
    /** Plain text content of the raw HTML. */
    octText?: string;
  }
  interface Raw extends Node {
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
