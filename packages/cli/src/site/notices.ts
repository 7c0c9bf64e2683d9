import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { PageData, PageNotice } from '@octavo/theme';
import { joinRoute, pageKey, splitRoute } from '@octavo/theme/urls';

import { getLocaleMessages } from '../config/locale-messages';
import { getLangOptions } from '../content/scan/route-of';
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
    const options = getLangOptions(config);
    const same = joinRoute({ ...splitRoute(page.routePath, options), version: current }, options);
    const exists = pageKey(link) === pageKey(same);
    const label = exists ? messages.currentVersion : messages.currentVersionDocs;
    notices.push({
      text: formatMessage(text, { version }),
      link: { text: formatMessage(label, { version: current }), link },
    });
  }
  if (page.content.frontmatter.draft === true)
    notices.push({ text: getLocaleMessages(locale).messages.draft });
  return notices.length > 0 ? notices : undefined;
}
