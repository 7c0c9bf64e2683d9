export interface ScrollView {
  /** How far the page is scrolled. All numbers are CSS pixels. */
  scrollTop: number;
  /** How far it can be scrolled. */
  scrollMax: number;
  viewHeight: number;
  /** Where the readable part begins below the bars. */
  offset: number;
}

/**
 * Index of the heading a reader is at, -1 before the first.
 *
 * That is the last heading above a line. The line is just below the bars, and moves down to the
 * window's bottom over the last screen of the page: headings that can never reach the top would
 * otherwise never be active, or the last would win over all of them.
 *
 * @param tops distances of the headings from the window's top, in document order.
 */
export function activeHeading(tops: readonly number[], view: ScrollView): number {
  const { scrollTop, scrollMax, viewHeight, offset } = view;
  const range = Math.min(viewHeight, scrollMax);
  const left = Math.max(0, scrollMax - scrollTop);
  const progress = range > 0 ? 1 - Math.min(left, range) / range : 0;
  const line = offset + progress * Math.max(0, viewHeight - offset);
  return tops.findLastIndex((top) => top <= line + 1);
}
