/**
 * Numbers of the specification, section 9, each with its unit. Widths are CSS pixels. Sizes that only stylesheets need
 * are in the stylesheets; `stylesheets.test.ts` compares them with the specification.
 */

/** Below this width the navbar has a menu button: 768 px (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;
/** Below this width the sidebar is a drawer and the outline a dropdown: 1280 px (section 9). */
export const DESKTOP_BREAKPOINT = 1280;

/** Social links shown before the rest goes into a dropdown: 5 (specification, section 9). */
export const SOCIAL_LINKS_SHOWN = 5;
/** A dropdown closes this long after the pointer has left it: 150 ms (specification, section 9). */
export const DROPDOWN_CLOSE_DELAY = 150;

/** A new page's hash is scrolled to after 100 ms (specification, section 9). */
export const HASH_SCROLL_DELAY = 100;
/** The progress bar shows when loading takes longer than 200 ms (specification, section 9). */
export const PROGRESS_BAR_DELAY = 200;
/** The outline follows scrolling at most every 100 ms (specification, section 9). */
export const OUTLINE_SCROLL_THROTTLE = 100;
/** The navbar decides about hiding at most every 200 ms (specification, section 9). */
export const NAVBAR_SCROLL_THROTTLE = 200;
/** The scroll-to-top button and the navbar's background show past 100 px (specification, section 9). */
export const SCROLLED_THRESHOLD = 100;

/** A copy button says so for 2000 ms (specification, section 9). */
export const COPY_FEEDBACK_DURATION = 2000;
/** Images become zoomable 100 ms after a page has come (specification, section 9). */
export const ZOOM_ATTACH_DELAY = 100;
/** Scrolling further than 40 px closes a zoomed image (specification, section 9). */
export const ZOOM_SCROLL_THRESHOLD = 40;

/** Popovers and tooltips open 100 ms after the pointer has come (specification, section 9). */
export const POPOVER_ENTER_DELAY = 100;
/** Popovers and tooltips close 100 ms after the pointer has left (specification, section 9). */
export const POPOVER_LEAVE_DELAY = 100;
/** Waiting for the end of an animation is given up after 1000 ms (specification, section 9). */
export const MOTION_DEADLINE = 1000;
/** The style cache is cleaned after more than 10,000 accesses (specification, section 9). */
export const STYLE_CACHE_CLEAN_AFTER = 10_000;
/** Cleaning removes styles that were idle for more than 600,000 ms (specification, section 9). */
export const STYLE_CACHE_MAX_IDLE = 600_000;

/** Pages a query lists by default: 7 (specification, section 9). */
export const SEARCH_RESULT_LIMIT = 7;
/** A query runs 150 ms after the last key (specification, section 9). */
export const SEARCH_DEBOUNCE = 150;
/** Pages a query lists when a reader asks for all. Ours. */
export const SEARCH_ALL_LIMIT = 200;
/** Recent searches offered. Ours. */
export const RECENT_SEARCHES_SHOWN = 5;

/** Headings an overview lists by default: level 2 (specification, section 9). */
export const OVERVIEW_HEADING_LEVELS: readonly number[] = [2];
/** Headings of the outline: levels 2 to 4 (specification, section 2). */
export const OUTLINE_LEVELS: readonly number[] = [2, 3, 4];

/**
 * Entries above which a sidebar opens only the groups around the current page, and leaves the
 * entries of closed groups out of the HTML. Ours: 3,000 entries in each page would be megabytes.
 */
export const LARGE_SIDEBAR = 300;

/**
 * Entries of a very long level of the sidebar that are in the page on either side of the current one; a button brings
 * five times as many more. Ours, for the same reason.
 */
export const SIDEBAR_REACH = 100;
