import { sleep } from './chromium.mjs';

const AFTER_LOAD_MS = 3000;
const SHORT_TASK_MS = 50;

/**
 * Loads a page in which the observers are installed. Returns times in ms, measured by the clock of
 * the page.
 */
export async function measurePageLoad(page, url) {
  const response = await page.goto(url, { waitUntil: 'load' });
  if (!response.ok()) throw new Error('page not found');
  await sleep(AFTER_LOAD_MS);
  const { fcp, lcp, shift, longTasks, responds } = await page.evaluate(() => window.bench);
  const blocking = longTasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_TASK_MS), 0);
  return { fcp, lcp, shift, blocking, responds };
}
