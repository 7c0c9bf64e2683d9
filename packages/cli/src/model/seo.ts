import type { PageAuthor } from '@octavo/mdx-plugins';

/** Page metadata for search engines and link previews. */
export interface PageSeo {
  /** Route path of the canonical URL, which differs from the page URL for old versions and untranslated pages. */
  canonical: string;
  /** Maps the languages in which the page exists to route paths. Includes the page itself. */
  translations: Record<string, string>;
  description: string;
  /** Link preview image, as a path in the public folder or a URL. */
  image?: string;
  /** Breadcrumbs from the home page to this page. */
  trail: Breadcrumb[];
  /** Whether to exclude the page from search engines. */
  isHidden: boolean;
  /** Date of the file's last commit in ISO 8601 format. */
  lastModified?: string;
  /** Publication date in ISO 8601 format. */
  published?: string;
  authors?: PageAuthor[];
}

export interface Breadcrumb {
  text: string;
  routePath: string;
}
