import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { PageData, PageNotice } from '@octavo/theme';

import { getLocaleMessages } from '../config/locale-messages';
import type { SiteConfig, SiteLocale } from '../model/config';
import type { Page } from '../model/page';

export interface NoticesInput {
  config: SiteConfig;
  locale: SiteLocale;
  page: Page;
  /** Route path of the page in each version. */
  versionAlternates: Record<string, string> | undefined;
}

/** Returns the notices above a page, or `undefined` if there are none. */
export function createNotices({
  config,
  locale,
  page,
  versionAlternates,
}: NoticesInput): PageData['notices'] {
  const notices: PageNotice[] = [];
  const { version } = page;
  const status = config.versionStatus?.get(version);
  const current = config.multiVersion.default;
  const link = versionAlternates?.[current];
  if (status && version !== current && link !== undefined) {
    const { messages } = getLocaleMessages(locale);
    const text = status === 'old' ? messages.oldVersion : messages.unreleasedVersion;
    notices.push({
      text: formatMessage(text, { version }),
      link: { text: formatMessage(messages.currentVersion, { version: current }), link },
    });
  }
  if (page.content.frontmatter.draft === true)
    notices.push({ text: getLocaleMessages(locale).messages.draft });
  return notices.length > 0 ? notices : undefined;
}
