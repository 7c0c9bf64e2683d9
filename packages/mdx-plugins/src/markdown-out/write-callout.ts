import type { PhrasingContent } from 'mdast';
import { writeCodeSpan } from '../hast/inline-markdown';
import type { Container } from '../micromark/container-from-markdown';
import { escapeInline } from '../text/inline-markdown';
import { indent, joinBlocks } from './lines';

/** Alerts of GitHub, which other Markdown parsers display as quotes. Other callouts use the alert with the same meaning. */
const ALERTS: Readonly<Record<string, string>> = {
  tip: 'TIP',
  note: 'NOTE',
  info: 'NOTE',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};

/**
 * Converts a callout to a quote.
 *
 * @param writeContent returns the Markdown of the content, without the title
 */
export function writeCallout(
  node: Container,
  writeContent: (children: Container['children']) => string,
): string {
  const alert = ALERTS[String(node.data?.hProperties?.dataType)];
  const [title, ...content] = node.children;
  const text = title?.type === 'paragraph' ? writeTitle(title.children).trim() : '';
  // The default title has the meaning of the alert. Details have no alert.
  const hasHeading = text !== '' && !(alert && title?.data?.hProperties?.dataDefault);
  const head = [alert ? `[!${alert}]` : '', hasHeading ? `**${text}**` : ''].filter(Boolean);
  const body = writeContent(content);
  const quote = hasHeading
    ? joinBlocks([head.join('\n'), body])
    : [...head, body].filter(Boolean).join('\n');
  return `> ${indent(quote, '> ')}`;
}

/** Writes the text of a title. Titles in attributes have no position in the page, so their source cannot be copied. */
function writeTitle(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') return writeCodeSpan(node.value);
      if (node.type === 'text') return escapeInline(node.value);
      return 'children' in node ? writeTitle(node.children as PhrasingContent[]) : '';
    })
    .join('');
}
