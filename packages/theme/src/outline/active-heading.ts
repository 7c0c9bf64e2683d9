/** Scroll state of the page. All values are in CSS pixels. */
export interface ScrollState {
  /** Current scroll position. */
  scrollTop: number;
  /** Maximum scroll position. */
  scrollMax: number;
  /** Viewport height. */
  viewHeight: number;
  /** Height of the area at the top of the viewport that is covered by sticky toolbars. */
  offset: number;
}

/** Distance in CSS pixels below the toolbars within which a heading is already what the reader reads. */
const READING_DISTANCE = 32;

/**
 * Returns the index of the active heading, or -1 if the page is scrolled above the first heading.
 *
 * The active heading is the last heading above an activation line 32 px below the sticky toolbars. On the last screen of
 * the page, the line moves down to the bottom of the viewport. Otherwise, headings near the end of the page could never
 * become active.
 *
 * @param tops heading positions relative to the top of the viewport, in document order
 * @param view scroll state of the page
 */
export function getActiveHeadingIndex(tops: readonly number[], view: ScrollState): number {
  const { scrollTop, scrollMax, viewHeight, offset } = view;
  const range = Math.min(viewHeight, scrollMax);
  const remaining = Math.max(0, scrollMax - scrollTop);
  const progress = range > 0 ? 1 - Math.min(remaining, range) / range : 0;
  const line = offset + progress * Math.max(0, viewHeight - offset);
  return tops.findLastIndex((top) => top <= line + READING_DISTANCE);
}
