import { sleep } from './chromium.mjs';

const CLICKS = 5;
const FIRST_LINK = 4;
const SIDEBAR = 'aside, nav, [class*="sidebar" i]';

/**
 * Click links of the sidebar, one after the other.
 *
 * @returns {Promise<number[]>} ms from each click until the h1 of the new page is in view
 */
export async function measureSidebarClicks(page) {
  const targets = await page.evaluate(sidebarLinks, SIDEBAR);
  const times = [];
  for (const target of targets.slice(FIRST_LINK, FIRST_LINK + CLICKS)) {
    times.push(await clickTime(page, target));
    await sleep(700);
  }
  return times;
}

function sidebarLinks(sidebar) {
  const links = [...document.querySelectorAll('a[href*="/section-"]')].filter(
    (link) =>
      link.closest(sidebar) &&
      link.offsetHeight > 0 &&
      /section-\d+\/page-\d+/.test(link.pathname) &&
      link.pathname !== location.pathname,
  );
  const byPath = new Map(
    links.map((link) => [
      link.pathname,
      { href: link.getAttribute('href'), title: link.textContent.trim() },
    ]),
  );
  return [...byPath.values()];
}

async function clickTime(page, { href, title }) {
  await page.evaluate((wanted) => {
    sessionStorage.removeItem('clicked');
    sessionStorage.removeItem('shown');
    sessionStorage.setItem('wanted', wanted);
  }, title);
  const link = page.locator(`:is(${SIDEBAR}) a[href="${href}"]`).first();
  await link.click({ noWaitAfter: true });
  await page.waitForFunction(() => sessionStorage.getItem('shown') !== null);
  return page.evaluate(() => {
    sessionStorage.removeItem('wanted');
    return sessionStorage.getItem('shown') - sessionStorage.getItem('clicked');
  });
}
