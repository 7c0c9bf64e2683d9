import type { PageType } from '@octavo/theme';

/** Browser module added by a plugin. Its default export is a `ClientFunction`. */
export interface ClientModule {
  /**
   * Module to run: an absolute path, a `file:` URL, a package, or a path relative to the working directory of the site.
   */
  module: string;
  /**
   * When the module is loaded: with the page (`load`), when the browser is idle (`idle`), or when an element with the
   * class `className` is almost visible (`visible`).
   *
   * @default 'load'
   */
  when?: 'load' | 'idle' | 'visible';
  /**
   * Class name of an element. Built pages that do not contain such an element load nothing. Required if `when` is
   * `visible`.
   */
  className?: string;
  /** JSON-serializable options, which the module receives. */
  options?: Record<string, unknown>;
}

/**
 * Default export of a client module. It runs again after each navigation, or for each element that becomes visible.
 *
 * @returns nothing, or a function that is called when the page or the element is removed
 */
export type ClientFunction<Options = Record<string, unknown>> = (
  context: ClientContext<Options>,
) => ClientCleanup | Promise<ClientCleanup>;

/** Function that is called when the page or the element is removed. */
// biome-ignore lint/suspicious/noConfusingVoidType: functions without a return value are allowed.
export type ClientCleanup = (() => void) | undefined | void;

/** Context passed to a client module. */
export interface ClientContext<Options = Record<string, unknown>> {
  /** Element that is almost visible if `when` is `visible`, or the root element of the page. */
  element: HTMLElement;
  /** URL path of the page without the base. */
  routePath: string;
  /** Language of the page. */
  lang: string;
  pageType: PageType;
  /** Whether the page is shown for URLs that do not exist. */
  isNotFound: boolean;
  /** Base path of the site, with a trailing slash. */
  base: string;
  options: Options;
  /** Messages of the plugin in the language of the page. */
  messages: Readonly<Record<string, string>>;
  /** Aborted when the page or the element is removed. */
  signal: AbortSignal;
}
