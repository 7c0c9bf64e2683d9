/** Data of a page for search engines and link previews. */
export interface PageSeo {
  /** Route path of the canonical URL, which differs from that of the page for old versions and untranslated pages. */
  canonical: string;
  /** Route path of the page in each language that it exists in, including its own. */
  translations: Record<string, string>;
  description: string;
  /** Public path or URL of the image for link previews. */
  image?: string;
  /** Breadcrumbs from the home page to the page. */
  trail: Crumb[];
  /** Whether search engines must not index the page. */
  isHidden: boolean;
  /** Date of the last commit of the file, in ISO 8601 format. */
  lastModified?: string;
}

export interface Crumb {
  text: string;
  routePath: string;
}
