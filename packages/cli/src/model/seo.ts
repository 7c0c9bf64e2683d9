/** What search engines and previews get to know of a page. */
export interface PageSeo {
  /** Route path of the address that stands for the page; another one for copies of a page. */
  canonical: string;
  /** Route path of the page in each language it has been written in, its own included. */
  translations: Record<string, string>;
  description: string;
  /** Public path or URL of the image that previews show. */
  image?: string;
  /** From the home page down to the page itself. */
  trail: Crumb[];
  /** Whether the page asks to stay out of search engines. */
  isHidden: boolean;
  /** When its file was last committed, ISO 8601. */
  lastModified?: string;
}

export interface Crumb {
  text: string;
  routePath: string;
}
