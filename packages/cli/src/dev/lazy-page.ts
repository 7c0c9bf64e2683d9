import type { PageContent } from '@octavo/mdx-plugins';

import { getPageTitle } from '../content/scan/title-of';
import type { Page, SourceFile } from '../model/page';

/** Creates a page whose content is read each time it is used. */
export function createLazyPage(file: SourceFile, readContent: () => PageContent): Page {
  return {
    ...file,
    get content() {
      return readContent();
    },
    get title() {
      return getPageTitle(readContent(), file.relativePath);
    },
  };
}
