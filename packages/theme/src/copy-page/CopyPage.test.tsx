import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { COPY_FEEDBACK_DURATION } from '../model/constants';
import { Fixture, pageData, siteData } from '../testing/site-fixture';
import { CopyPage } from './CopyPage';

const writeText = vi.fn(async (_text: string) => undefined);
const fetchFile = vi.fn(async (_url: string) => new Response('# Page\n'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchFile);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

function show(routePath = '/guide/a b') {
  render(
    <Fixture site={siteData({ base: '/docs/' })} page={pageData({ routePath })}>
      <CopyPage />
    </Fixture>,
  );
}

/** Clicks the button and waits until the page is copied. */
async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button'));
  await vi.dynamicImportSettled();
  await act(async () => vi.advanceTimersByTime(0));
}

test('copies the Markdown file of the page and shows the copied state for 2000 ms', async () => {
  show();
  await press();
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith('/docs/guide/a%20b.md');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('# Page\n');
  expect(screen.getByRole('button').textContent).toBe('Copied');
  act(() => vi.advanceTimersByTime(COPY_FEEDBACK_DURATION - 1));
  expect(screen.getByRole('button').textContent).toBe('Copied');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button').textContent).toBe('Copy page');
});

test('warns if the Markdown file is not found', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchFile.mockResolvedValueOnce(new Response('no', { status: 404 }));
  show('/');
  await press();
  expect(fetchFile).toHaveBeenCalledWith('/docs/index.md');
  expect(writeText).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').textContent).toBe('Copy page');
});
