import type { Association, ImageReference, LinkReference } from 'mdast';

/** Returns the source of the label of a definition. */
export function getLabel({ label, identifier }: Association): string {
  return escapeLabel(label ?? identifier);
}

/** Escapes plain text for use in square brackets. */
export function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}

/** Replaces the label of a reference to a link definition, or adds it if the label is the text of the link. */
export function addLabel(source: string, node: LinkReference | ImageReference): string {
  const end = node.referenceType === 'shortcut' ? source.length : source.lastIndexOf('[');
  return `${source.slice(0, end)}[${getLabel(node)}]`;
}

/** Replaces the label at the start of a footnote or of a reference to it. */
export function replaceLabel(source: string, node: Association): string {
  return source.replace(/^\[\^(?:\\.|[^\]\\])*\]/, () => `[^${getLabel(node)}]`);
}
