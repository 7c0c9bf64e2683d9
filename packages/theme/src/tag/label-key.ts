/**
 * Returns a React key for the element around a label. It changes with the label, so that React replaces the element as a
 * whole: browser translation replaces text nodes, and React cannot remove a text node that has been replaced.
 */
export function getLabelKey(text: string | undefined, tag?: string): string {
  return `${text} ${tag}`;
}
