import { getSiteMessages } from '../context/site-messages';
import { copyMarkdown } from '../copy-page/copy-markdown';
import { ICON_PATHS } from '../icons/icon-paths';
import { COPY_FEEDBACK_DURATION } from '../model/constants';
import type { SiteData } from '../model/types';
import { encodePath, toMarkdownFile, withBase } from '../url/urls';

/** Copies a page as Markdown, and shows the copied state on the button for 2 seconds. */
export async function copyPage(button: Element, site: SiteData, routePath: string): Promise<void> {
  const messages = getSiteMessages(site);
  const url = withBase(encodePath(toMarkdownFile(routePath)), site.base);
  if (!(await copyMarkdown(url, messages.copied))) return;
  const path = button.querySelector('path')!;
  const label = button.querySelector('span')!;
  button.setAttribute('data-copied', 'true');
  path.setAttribute('d', ICON_PATHS.check.d);
  label.textContent = messages.copied;
  setTimeout(() => {
    button.removeAttribute('data-copied');
    path.setAttribute('d', ICON_PATHS.copy.d);
    label.textContent = messages.copyPage;
  }, COPY_FEEDBACK_DURATION);
}
