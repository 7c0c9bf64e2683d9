import type { Page } from '@playwright/test';

/** Holds back the requests for search indexes. Returns a function that lets them through, and all later ones. */
export async function holdIndexes(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.context().route('**/search_index*', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
