/** Options of the `feedback` plugin. At least one of the two is required. */
export interface FeedbackOptions {
  /** URL to which answers are sent as JSON with `POST`. Cookies are not sent. */
  endpoint?: string;
  /**
   * Module that receives all events, relative to the working directory of the site. Its default export is an
   * `EventHandler`.
   */
  onEvent?: string;
}

/** Answer of a reader. */
export interface FeedbackEvent {
  type: 'feedback';
  /** Path of the page without the base. */
  routePath: string;
  lang: string;
  helpful: boolean;
  /** What was missing. Only in the second event, if a reader adds it. */
  reason?: string;
}

/** Search without results. */
export interface EmptySearchEvent {
  type: 'empty-search';
  routePath: string;
  lang: string;
  query: string;
}

/** Request for a page that does not exist. */
export interface NotFoundEvent {
  type: 'not-found';
  routePath: string;
  lang: string;
  /** URL of the page with the link. Empty if the browser does not send it. */
  referrer: string;
}

/** Event that the module in `onEvent` receives. */
export type SiteEvent = FeedbackEvent | EmptySearchEvent | NotFoundEvent;

/** Receives events. If it fails for an answer of a reader, the reader sees that it could not be sent. */
export type EventHandler = (event: SiteEvent) => void | Promise<void>;
