import type { Blockquote, Root } from 'mdast';
import type { Plugin } from 'unified';
import { calloutData, isCalloutType, titleParagraph } from './callout';
import { pageState } from './page-state';
import { walk } from './walk';

const MARKER = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** Make callouts of GitHub's alerts: a quote whose first line is `[!NOTE]`. */
export const remarkAlerts: Plugin<[], Root> = () => (tree, file) => {
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type === 'blockquote') toCallout(node, pageState(file).lang);
    return undefined;
  });
};

function toCallout(quote: Blockquote, lang: string): void {
  const [paragraph] = quote.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
  const match = MARKER.exec(text.value);
  const type = match?.[1]?.toLowerCase();
  if (!match || !type || !isCalloutType(type)) return;
  // A marker followed by something on the same line is text, as it is on GitHub.
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
  quote.data = calloutData(type);
  quote.children.unshift(titleParagraph(type, undefined, lang));
}
