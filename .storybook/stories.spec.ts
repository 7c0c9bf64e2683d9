import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

import { serveFolder } from './serve-folder';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const folder = join(import.meta.dirname, '../storybook-static');
/** The number of tests that the stories are distributed over, so that they can run in parallel. */
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

/** Viewports in CSS pixels. A story selects a small one with a tag. */
const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1400, height: 900 },
};

/** The globals that Storybook's preview adds to the window. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: { storyGlobals?: { colorMode?: string } };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
}

/** Waits until a story and its play function have finished. The message of a timeout contains the last phase. */
async function waitForStory(page: Page, id: string): Promise<void> {
  const state = page.waitForFunction((storyId) => {
    const { currentRender } = (window as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
    const hasEnded = ['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '');
    return currentRender?.id === storyId && hasEnded;
  }, id);
  await state.catch(async (error: unknown) => {
    const phase = await page.evaluate(() => {
      const { currentRender } = (window as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
      return `${currentRender?.id} ${currentRender?.phase}`;
    });
    throw new Error(`${id} is not rendered. The last phase is: ${phase}`, { cause: error });
  });
}

/**
 * Opens a story, and waits until it has finished. The first one is loaded, without Storybook's own accessibility check. The
 * others are selected in the same document, as in the sidebar of Storybook.
 */
async function openStory(page: Page, url: string, { id, tags }: Story): Promise<void> {
  const size = tags.includes('phone') ? 'phone' : tags.includes('tablet') ? 'tablet' : 'desktop';
  await page.setViewportSize(VIEWPORTS[size]);
  if (page.url().startsWith(url)) {
    await page.evaluate((storyId) => {
      localStorage.clear();
      sessionStorage.clear();
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  }
  await waitForStory(page, id);
}

async function hasOwnColorMode(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
    return preview?.currentRender?.story?.storyGlobals?.colorMode !== undefined;
  });
}

/**
 * Renders the story in another color mode without a reload. Waits until that has finished: if another story were selected
 * before, Storybook could render the previous one again in its place.
 */
async function setColorMode(page: Page, id: string, colorMode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((colorMode) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
    channel?.emit('updateGlobals', { globals: { colorMode } });
  }, colorMode);
  await page.waitForFunction(
    (isDark) => document.documentElement.matches('.dark') === isDark,
    colorMode === 'dark',
  );
  await waitForStory(page, id);
}

/** Returns the violations that axe finds, or only violations of color contrast. */
async function findViolations(page: Page, scope: 'all' | 'colors'): Promise<string[]> {
  return page.evaluate(async (scope) => {
    const off = { enabled: false };
    // These rules apply to whole pages, not to a single component.
    const rules = { 'landmark-one-main': off, 'page-has-heading-one': off, region: off };
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run({
      ...(scope === 'all' ? { rules } : { runOnly: ['color-contrast'] }),
      resultTypes: ['violations'],
    });
    return (
      results.violations
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
        // The window can be scrolled with the keyboard even if no element inside it is focusable.
        .filter((line) => !line.startsWith('scrollable-region-focusable: <html'))
    );
  }, scope);
}

/** Reports violations and continues. What a story adds after it has rendered may still be missing. */
async function expectNoViolations(page: Page, scope: 'all' | 'colors', name: string) {
  const violations = () => findViolations(page, scope);
  await expect.configure({ soft: true }).poll(violations, { message: name }).toEqual([]);
}

test('the build contains stories', () => {
  expect(stories.length).toBeGreaterThan(100);
});

for (let shard = 0; shard < SHARDS; shard++) {
  test(`stories render in both color modes without errors or violations, shard ${shard + 1}`, async ({
    page,
  }) => {
    const { url, close } = await serveFolder(folder);
    const consoleMessages: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      consoleMessages.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => consoleMessages.push(error.message));
    await page.addInitScript({ path: axePath });
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    for (const story of stories.filter((_, index) => index % SHARDS === shard)) {
      await openStory(page, url, story);
      await expectNoViolations(page, 'all', story.id);
      if (!(await hasOwnColorMode(page))) {
        await setColorMode(page, story.id, 'dark');
        await expectNoViolations(page, 'colors', `${story.id} in dark mode`);
        await setColorMode(page, story.id, 'light');
      }
      expect.soft(consoleMessages.splice(0), story.id).toEqual([]);
    }
    await close();
  });
}
