import type { Element, Root, RootContent, Text } from 'hast';
import type { Plugin } from 'unified';
import { formatMessage } from '../messages/format-message';
import { getPageState, type PageState } from '../page/page-state';
import { isJsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

/** Elements whose line breaks are significant. */
const PREFORMATTED = /^(?:pre|textarea|script|style)$/;

/** Localizes footnote and task list labels, and removes line breaks within Chinese and Japanese text. */
export const rehypeLocalize: Plugin<[], Root> = () => (tree, file) => {
  const state = getPageState(file);
  let previous: Text | undefined;
  walk<RootContent>(tree, (node) => {
    if (node.type === 'element') translateLabels(node, state);
    if (isPreformatted(node)) {
      previous = undefined;
      return false;
    }
    if (node.type !== 'text') return undefined;
    if (node.value.includes('\n')) node.value = node.value.replace(CJK_LINE_BREAK, '');
    if (previous) removeBreak(previous, node);
    previous = node;
    return undefined;
  });
};

function isPreformatted(node: RootContent): boolean {
  if (node.type === 'element') return PREFORMATTED.test(node.tagName);
  return isJsxElement(node) && PREFORMATTED.test(node.name ?? '');
}

/** Translates the screen reader labels that GFM generates in English. */
function translateLabels(node: Element, { messages }: Pick<PageState, 'messages'>): void {
  const { properties } = node;
  if (properties.dataFootnoteBackref !== undefined) {
    const label = String(properties.ariaLabel ?? '').replace(/^\D*/, '');
    properties.ariaLabel = formatMessage(messages.backToReference, { label });
  } else if (properties.id === 'footnote-label') {
    node.children = [{ type: 'text', value: messages.footnotes }];
  } else if (node.tagName === 'input' && properties.type === 'checkbox' && properties.disabled) {
    properties.ariaLabel ??= messages.task;
  }
}

/** Characters and punctuation in scripts that do not separate words with spaces. */
const CJK =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
// Match the line break first, so that the lookbehind runs only at line breaks instead of at every character.
const CJK_LINE_BREAK = new RegExp(`\\n(?<=${CJK}\\n)(?=${CJK})`, 'gu');
const ENDS_WITH = new RegExp(`${CJK}$`, 'u');
const STARTS_WITH = new RegExp(`^${CJK}`, 'u');

/** Removes the line break between adjacent CJK text nodes. Browsers and search would otherwise show it as a space. */
function removeBreak(before: Text, after: Text): void {
  const { value } = before;
  if (value.endsWith('\n')) {
    if (endsWithChinese(value.slice(0, -1)) && STARTS_WITH.test(after.value))
      before.value = value.slice(0, -1);
  } else if (after.value.startsWith('\n')) {
    if (endsWithChinese(value) && STARTS_WITH.test(after.value.slice(1)))
      after.value = after.value.slice(1);
  }
}

/** Checks only the last two UTF-16 code units, because a character has at most two. */
function endsWithChinese(text: string): boolean {
  return ENDS_WITH.test(text.slice(-2));
}
