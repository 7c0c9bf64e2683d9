import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

import { serveFolder } from './serve-folder';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const folder = join(import.meta.dirname, '../storybook-static');
/** Stories are visited in so many tests, which are spread over the workers. */
const SHARDS = 8;

interface Story {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
}

interface StoryIndex {
  entries: Record<string, Story>;
}

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** Windows in CSS pixels; a story says by a tag when it wants a small one. */
const WINDOWS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1400, height: 900 },
};

/** What Storybook's preview offers to the page around it. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string; story?: { storyGlobals?: { colorMode?: string } } };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
}

/** Show a story (without Storybook's own look at its accessibility) and wait until it has played to its end. */
async function show(page: Page, url: string, { id, tags }: Story): Promise<void> {
  const size = tags.includes('phone') ? 'phone' : tags.includes('tablet') ? 'tablet' : 'desktop';
  await page.setViewportSize(WINDOWS[size]);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const { currentRender } = (window as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
    return ['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
  });
}

/** Switch to dark mode in place; `false` for a story with a mode of its own. */
async function darken(page: Page): Promise<boolean> {
  const isFixed = await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as PreviewWindow;
    if (preview?.currentRender?.story?.storyGlobals?.colorMode !== undefined) return true;
    channel?.emit('updateGlobals', { globals: { colorMode: 'dark' } });
    return false;
  });
  if (!isFixed) await page.waitForFunction(() => document.documentElement.matches('.dark'));
  return !isFixed;
}

/** What axe objects to: all of it, or the colors alone. */
async function violations(page: Page, of: 'all' | 'colors'): Promise<string[]> {
  return page.evaluate(async (scope) => {
    const off = { enabled: false };
    // A component alone is no page.
    const rules = { 'landmark-one-main': off, 'page-has-heading-one': off, region: off };
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({
      ...(scope === 'all' ? { rules } : { runOnly: ['color-contrast'] }),
      resultTypes: ['violations'],
    });
    return (
      found.violations
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
        // Keys scroll the window also where nothing in it takes the focus.
        .filter((line) => !line.startsWith('scrollable-region-focusable: <html'))
    );
  }, of);
}

test('the build lists stories', () => {
  expect(stories.length).toBeGreaterThan(100);
});

for (let shard = 0; shard < SHARDS; shard++) {
  test(`stories render in both modes without a complaint, part ${shard + 1}`, async ({ page }) => {
    const { url, close } = await serveFolder(folder);
    const said: string[] = [];
    page.on('console', (message) => {
      // Storybook's own page has no icon.
      if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return;
      said.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript({ path: axePath });
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    for (const story of stories.filter((_, index) => index % SHARDS === shard)) {
      await show(page, url, story);
      expect.soft(await violations(page, 'all'), story.id).toEqual([]);
      if (await darken(page)) {
        expect.soft(await violations(page, 'colors'), `${story.id} in the dark`).toEqual([]);
      }
      expect.soft(said.splice(0), story.id).toEqual([]);
    }
    await close();
  });
}
