/** Scroll state of the page. All numbers are CSS pixels. */
export interface ScrollView {
  /** Current scroll position. */
  scrollTop: number;
  /** Maximum scroll position. */
  scrollMax: number;
  /** Height of the viewport. */
  viewHeight: number;
  /** Height of the area that sticky toolbars cover at the top. */
  offset: number;
}

/**
 * Returns the index of the active heading, or -1 before the first heading.
 *
 * The active heading is the last one above a line below the sticky toolbars. On the last screen of the page, the line
 * moves down to the bottom of the viewport. Otherwise, headings that cannot be scrolled to the top would never be
 * active.
 *
 * @param tops distances of the headings from the top of the viewport, in document order
 * @param view scroll state of the page
 */
export function activeHeading(tops: readonly number[], view: ScrollView): number {
  const { scrollTop, scrollMax, viewHeight, offset } = view;
  const range = Math.min(viewHeight, scrollMax);
  const remaining = Math.max(0, scrollMax - scrollTop);
  const progress = range > 0 ? 1 - Math.min(remaining, range) / range : 0;
  const line = offset + progress * Math.max(0, viewHeight - offset);
  return tops.findLastIndex((top) => top <= line + 1);
}
