/** HTML file of a page. */
export interface PageFile {
  html: string;
  /** URL after redirects. */
  url: string;
  /** Returns the query and hash of a link with those of the redirects that lead to the page. Only set if there are any. */
  mergeSuffix?: ((link: string) => string) | undefined;
}
