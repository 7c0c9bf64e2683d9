/**
 * Constants from section 9 of the specification, with their units. Widths are in CSS pixels. Sizes that only CSS uses are
 * in the stylesheets, and `stylesheets.test.ts` compares them with the specification.
 */

/** Width in CSS pixels below which the navbar has a menu button (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;
/** Width in CSS pixels below which the sidebar is a drawer and the outline a dropdown (section 9). */
export const DESKTOP_BREAKPOINT = 1280;

/** Maximum number of social links in the navbar. The others are in a dropdown (specification, section 9). */
export const MAX_SOCIAL_LINKS = 5;
/** Delay in milliseconds before a dropdown closes after the pointer leaves it (specification, section 9). */
export const DROPDOWN_CLOSE_DELAY = 150;

/** Delay in milliseconds before scrolling to the hash of a new page (specification, section 9). */
export const HASH_SCROLL_DELAY = 100;
/** Delay in milliseconds before the progress bar appears (specification, section 9). */
export const PROGRESS_BAR_DELAY = 200;
/** Interval in milliseconds at which the outline handles scroll events (specification, section 9). */
export const OUTLINE_SCROLL_THROTTLE = 100;
/** Interval in milliseconds at which the navbar handles scroll events (specification, section 9). */
export const NAVBAR_SCROLL_THROTTLE = 200;
/** Scroll position in CSS pixels above which the scroll-to-top button and the navbar background appear (section 9). */
export const SCROLLED_THRESHOLD = 100;

/** Time in milliseconds for which a copy button confirms that it copied (specification, section 9). */
export const COPY_FEEDBACK_DURATION = 2000;
/** Delay in milliseconds after a navigation before images become zoomable (specification, section 9). */
export const ZOOM_ATTACH_DELAY = 100;
/** Scroll distance in CSS pixels that closes a zoomed image (specification, section 9). */
export const ZOOM_SCROLL_THRESHOLD = 40;

/** Delay in milliseconds before a popover or tooltip opens on hover (specification, section 9). */
export const POPOVER_ENTER_DELAY = 100;
/** Delay in milliseconds before a popover or tooltip closes after the pointer leaves it (specification, section 9). */
export const POPOVER_LEAVE_DELAY = 100;
/** Timeout in milliseconds for the end of an animation (specification, section 9). */
export const MOTION_DEADLINE = 1000;
/** Number of accesses after which the style cache is cleaned (specification, section 9). */
export const STYLE_CACHE_CLEAN_AFTER = 10_000;
/** Time in milliseconds after which cleaning removes an unused style (specification, section 9). */
export const STYLE_CACHE_MAX_IDLE = 600_000;

/** Default number of pages in the search results (specification, section 9). */
export const SEARCH_RESULT_LIMIT = 7;
/** Delay in milliseconds between the last key press and the search query (specification, section 9). */
export const SEARCH_DEBOUNCE = 150;
/** Number of pages in the search results after the reader selects "Show all results". */
export const SEARCH_ALL_LIMIT = 200;
/** Maximum number of recent searches that are stored and listed. */
export const MAX_RECENT_SEARCHES = 5;

/** Heading levels that overview pages list by default (specification, section 9). */
export const OVERVIEW_HEADING_LEVELS: readonly number[] = [2];
/** Heading levels of the outline (specification, section 2). */
export const OUTLINE_LEVELS: readonly number[] = [2, 3, 4];

/**
 * Number of entries above which a sidebar opens only the groups of the current page and omits the entries of closed groups
 * from the HTML. With 3,000 entries, every page would otherwise contain megabytes of HTML.
 */
export const LARGE_SIDEBAR_THRESHOLD = 300;

/**
 * Number of entries that a very long sidebar level renders before and after the current one, to limit the size of the
 * HTML. A button shows five times as many more.
 */
export const SIDEBAR_OVERSCAN = 100;
