/**
 * Constants defined in section 9 of the specification. Widths are in CSS pixels. Sizes used only in CSS are defined in
 * the stylesheets and compared with the specification in `stylesheets.test.ts`.
 */

/** Viewport width in CSS pixels below which the navbar collapses into a menu button (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;
/** Viewport width in CSS pixels below which the sidebar is a drawer. */
export const SIDEBAR_BREAKPOINT = 1024;

/** Maximum number of social links in the navbar. Additional links move to a dropdown (specification, section 9). */
export const MAX_SOCIAL_LINKS = 5;
/** Delay in milliseconds before a dropdown closes when the pointer leaves it (specification, section 9). */
export const DROPDOWN_CLOSE_DELAY = 150;

/**
 * Delay in milliseconds before scrolling to the URL hash after navigating to a different page (specification, section
 * 9).
 */
export const HASH_SCROLL_DELAY = 100;
/** Delay in milliseconds before the progress bar appears (specification, section 9). */
export const PROGRESS_BAR_DELAY = 200;
/** Throttle interval in milliseconds for scroll events in the outline (specification, section 9). */
export const OUTLINE_SCROLL_THROTTLE = 100;
/** Throttle interval in milliseconds for scroll events in the navbar (specification, section 9). */
export const NAVBAR_SCROLL_THROTTLE = 200;
/**
 * Scroll position in CSS pixels beyond which the scroll-to-top button and the navbar background appear (specification,
 * section 9).
 */
export const SCROLLED_THRESHOLD = 100;

/** Time in milliseconds for which a copy button shows its success state (specification, section 9). */
export const COPY_FEEDBACK_DURATION = 2000;
/** Delay in milliseconds before images become zoomable after a navigation (specification, section 9). */
export const ZOOM_ATTACH_DELAY = 100;
/** Scroll distance in CSS pixels after which a zoomed image closes (specification, section 9). */
export const ZOOM_SCROLL_THRESHOLD = 40;

/** Delay in milliseconds before a popover or tooltip opens on hover (specification, section 9). */
export const POPOVER_ENTER_DELAY = 100;
/** Delay in milliseconds before a popover or tooltip closes when the pointer leaves it (specification, section 9). */
export const POPOVER_LEAVE_DELAY = 100;
/** Maximum time in milliseconds to wait for an animation to end (specification, section 9). */
export const ANIMATION_TIMEOUT = 1000;
/** Number of cache accesses between cleanups of the style cache (specification, section 9). */
export const STYLE_CACHE_CLEANUP_INTERVAL = 10_000;
/** Time in milliseconds after which an unused style is evicted from the style cache (specification, section 9). */
export const STYLE_CACHE_TTL = 600_000;

/** Default limit for the number of pages in the search results (specification, section 9). */
export const SEARCH_RESULT_LIMIT = 7;
/** Debounce delay in milliseconds for search queries (specification, section 9). */
export const SEARCH_DEBOUNCE = 150;
/** DOM event on `document` with the query and the number of results, for client modules of plugins. */
export const SEARCH_EVENT = 'octavo:search';
/** Maximum number of pages in the search results after selecting "Show all results". */
export const SEARCH_EXPANDED_LIMIT = 200;
/** Maximum number of recent searches to store. */
export const MAX_RECENT_SEARCHES = 5;

/** Default heading levels on overview pages (specification, section 9). */
export const OVERVIEW_HEADING_LEVELS: readonly number[] = [2];
/** Heading levels in the outline (specification, section 2). */
export const OUTLINE_LEVELS: readonly number[] = [2, 3, 4];

/**
 * Maximum number of items in a fully rendered sidebar. Larger sidebars expand only the groups that contain the current
 * page and omit the contents of collapsed groups from the HTML. Otherwise, a sidebar with 3,000 items would add
 * megabytes of HTML to every page.
 */
export const LARGE_SIDEBAR_THRESHOLD = 300;

/**
 * Number of items rendered before and after the current item in a very long sidebar level, to limit the HTML size. Each
 * click on the "show more" button renders five times as many.
 */
export const SIDEBAR_OVERSCAN = 100;
