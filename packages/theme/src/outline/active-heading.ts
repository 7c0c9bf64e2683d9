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
  /** Index of the heading that the URL points to, or -1. */
  target: number;
}

/** Distance in CSS pixels below the toolbars within which a heading is already what the reader reads. */
const READING_DISTANCE = 32;

/** Scroll positions within this distance in CSS pixels are the same. Browsers round some of them. */
const TOLERANCE = 2;

/**
 * Returns the index of the active heading, or -1 if the page is scrolled above the first heading.
 *
 * The active heading is the last heading above a line 32 px below the sticky toolbars, or the heading that the URL points to
 * while the page is where its link scrolls to. Headings near the end of the page, which can never reach the line, become active
 * one after the other on the last screen.
 *
 * @param tops heading positions relative to the top of the viewport, in document order
 * @param view scroll state of the page
 */
export function getActiveHeadingIndex(tops: readonly number[], view: ScrollState): number {
  const { scrollTop, scrollMax, viewHeight, offset, target } = view;
  const line = offset + READING_DISTANCE;
  /** Scroll positions at which the headings reach the line. */
  const positions = tops.map((top) => scrollTop + top - line);
  // `NaN` without a target.
  const linked = Math.min(Math.max(positions[target]! + READING_DISTANCE, 0), scrollMax);
  if (Math.abs(scrollTop - linked) < TOLERANCE) return target;
  const reachable = positions.findLast((position) => position <= scrollMax) ?? 0;
  /** Where the compression of the positions begins that exceed the maximum. */
  const start = Math.max(reachable, scrollMax + line - viewHeight, 0);
  const scale = (scrollMax - start) / (positions.at(-1)! - start);
  return positions.findLastIndex((position) =>
    position > scrollMax
      ? scrollMax > 0 && start + (position - start) * scale <= scrollTop + TOLERANCE
      : position <= scrollTop,
  );
}
