import { prepareWaiting, sleep } from './chromium.mjs';

const PAUSE_MS = 700;

/**
 * Measures navigation with links in the sidebar, one after the other.
 *
 * @param {{url: string, title: string}[]} targets pages of the visible section
 * @returns {Promise<number[]>} ms from each click until the h1 of the new page is in view
 */
export async function measureSidebarClicks(page, targets) {
  const times = [];
  for (const target of targets) {
    times.push(await clickTime(page, target));
    await sleep(PAUSE_MS);
  }
  return times;
}

async function clickTime(page, { url, title }) {
  await prepareWaiting(page);
  await page.evaluate((wanted) => {
    sessionStorage.removeItem('clicked');
    sessionStorage.removeItem('shown');
    sessionStorage.setItem('wanted', wanted);
  }, title);
  // In every tool, the sidebar comes before the page content and its links to neighboring pages.
  const links = page.locator(`a[href="${url}"]`, { hasText: title }).filter({ visible: true });
  await links.first().click({ noWaitAfter: true });
  await page.waitForFunction(() => sessionStorage.getItem('shown') !== null);
  return page.evaluate(() => {
    sessionStorage.removeItem('wanted');
    return sessionStorage.getItem('shown') - sessionStorage.getItem('clicked');
  });
}
