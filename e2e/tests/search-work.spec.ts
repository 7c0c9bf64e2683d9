import type { Page } from '@playwright/test';

import { amount } from '../support/amounts';
import { expect, test } from '../support/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time of the thread, in µs. */
  tdur?: number;
  args: { elementCount?: number; name?: string };
}

/** Records a browser trace of an action. */
async function traceOf(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await act();
  const isOver = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await isOver;
  await session.detach();
  return events;
}

/** Runs in the page. While `isHeld` is set, messages to workers wait until `release` is called. */
function holdQueries(): void {
  const { postMessage } = Worker.prototype;
  const held: (() => void)[] = [];
  const state = {
    isHeld: false,
    release() {
      state.isHeld = false;
      for (const send of held.splice(0)) send();
    },
  };
  Object.assign(window, { queries: state });
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, ...values: unknown[]) {
      const send = (): void => Reflect.apply(postMessage, this, values);
      if (state.isHeld) held.push(send);
      else send();
    },
  });
}

/** Runs in the page. Resolves if no row was added or removed in the last 30 frames. */
async function waitForStableRows(): Promise<void> {
  let count = -1;
  for (let frames = 0; frames < 30; frames += 1) {
    await new Promise(requestAnimationFrame);
    const current = document.querySelectorAll('[role=option]').length;
    if (current !== count) frames = 0;
    count = current;
  }
}
declare const queries: { isHeld: boolean; release: () => void };

test('opening, typing and closing recalculate only the styles that change', async ({
  page,
  docsUrl,
}) => {
  await page.addInitScript(holdQueries);
  await page.goto(`${docsUrl}/guide/start/quick-start`, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor();
  const rows = page.getByRole('option');
  const spinner = page.locator('.oct-search-spinner');
  const opening = await traceOf(page, async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked');
  });
  const answering = await traceOf(page, async () => {
    await page.keyboard.insertText('snapsho');
    await expect(rows.first()).toBeVisible();
  });
  await expect(spinner).toHaveCount(0);
  // The trace contains the key, but not its results.
  await page.evaluate(() => {
    queries.isHeld = true;
  });
  const typing = await traceOf(page, async () => {
    await page.keyboard.insertText('t');
    await expect(spinner).toBeVisible();
  });
  await page.evaluate(() => queries.release());
  await expect(spinner).toHaveCount(0);
  // Rows outside of the visible area are rendered later.
  await page.evaluate(waitForStableRows);
  const closing = await traceOf(page, async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const events of [opening, typing, closing]) {
    const restyled = events.map(({ args }) => args.elementCount ?? 0);
    expect(Math.max(...restyled)).toBeGreaterThan(0);
    // On a busy machine, several changes of the panel are in one recalculation. The page has more than
    // 700 elements.
    expect(Math.max(...restyled)).toBeLessThan(120);
  }
  const all = [...opening, ...answering, ...typing, ...closing];
  const mainThreads = new Set(
    all
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = all.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid}/${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(10);
  // Even the time of a thread depends on the machine, so only long runs measure it, which run alone.
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  if (amount(0, 1)) expect(longest).toBeLessThan(50);
});
