import type { PageData, PageNotice } from '@octavo/theme';

import { getLocaleMessages } from '../config/locale-messages';
import type { SiteLocale } from '../model/config';
import type { Page } from '../model/page';

/** Returns the notices above a page, or `undefined` if there are none. */
export function createNotices({
  locale,
  page,
}: {
  locale: SiteLocale;
  page: Page;
}): PageData['notices'] {
  const notices: PageNotice[] = [];
  if (page.content.frontmatter.draft === true)
    notices.push({ text: getLocaleMessages(locale).messages.draft });
  return notices.length > 0 ? notices : undefined;
}
