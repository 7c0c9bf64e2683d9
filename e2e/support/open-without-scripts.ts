import type { Page } from '@playwright/test';

/** Opens a page whose scripts do not load until the returned function is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return () => release();
}
