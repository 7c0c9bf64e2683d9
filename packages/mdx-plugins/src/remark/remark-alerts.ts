import type { Blockquote, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { nearest } from '../diagnostics/did-you-mean';
import { warn } from '../diagnostics/report';
import { getPageState, type PageState } from '../page/page-state';
import { startsUnescaped } from '../page/source';
import { walkWithPartials } from '../partials/partial';
import { createCalloutTitle, getCalloutData, isCalloutType } from './callout';

const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'];
const MARKER = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** Converts GitHub alerts (blockquotes that start with a marker such as `[!NOTE]`) to callouts. */
export const remarkAlerts: Plugin<[], Root> = () => (tree, page) => {
  const state = getPageState(page);
  walkWithPartials(tree, state.path, (node, path) => {
    if (node.type === 'blockquote') toCallout(node, { state, path, page });
    return undefined;
  });
};

function toCallout(
  quote: Blockquote,
  { state, path, page }: { state: PageState; path: string; page: VFile },
): void {
  const [paragraph] = quote.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
  const match = MARKER.exec(text.value);
  const type = match?.[1]?.toLowerCase();
  if (!match || !type || !startsUnescaped(text, match[0].trimEnd(), { page, path })) return;
  if (!isCalloutType(type)) {
    warnAboutUnknownAlert(type, quote, state, path);
    return;
  }
  // As on GitHub, a marker followed by other content on the same line is treated as text.
  if (
    !match[0].endsWith('\n') &&
    paragraph.children.length > 1 &&
    paragraph.children[1]?.type !== 'break'
  )
    return;

  text.value = text.value.slice(match[0].length);
  if (text.value === '') paragraph.children.shift();
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.shift();
  quote.data = getCalloutData(type);
  quote.children.unshift(createCalloutTitle(type, undefined, state.messages));
}

/** Warns about misspelled alert types. Other words in brackets are treated as text. */
function warnAboutUnknownAlert(
  type: string,
  quote: Blockquote,
  state: PageState,
  path: string,
): void {
  const near = nearest(type, ALERTS);
  if (!near) return;
  warn(
    state,
    { file: path, at: quote.position },
    {
      message: `Unknown alert type "[!${type.toUpperCase()}]"; rendered as a blockquote`,
      hint: `Did you mean "[!${near.toUpperCase()}]"?`,
    },
  );
}
