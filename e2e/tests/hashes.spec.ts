import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const HEADINGS = ['安装与构建', '配置', '配置', '`rsbuild` 命令', '100% 覆盖率', 'Ünïcode & more'];

/**
 * Checks whether the heading is where it is expected after a jump: below the navbar, in the upper
 * half of the viewport.
 */
async function expectInView(page: Page, index: number): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main h2')
        .nth(index)
        .evaluate((heading) => {
          const { top } = heading.getBoundingClientRect();
          return top >= 0 && top < window.innerHeight / 2;
        }),
    )
    .toBe(true);
}

test('headings in any script are reachable by raw and encoded hashes, by click, Back and Forward', async ({
  page,
  consoleMessages,
}) => {
  const site = copySite('basic', 'hashes');
  const long = 'Some words.\n\n'.repeat(40);
  writeFileSync(
    join(site, 'content/zh/guide/start.mdx'),
    ['# 开始', ...HEADINGS.map((text) => `## ${text}\n\n${long}`)].join('\n\n'),
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  const { url, close } = await serve('preview', site);
  try {
    const address = `${url}zh/guide/start`;
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    const ids = await page.locator('main h2').evaluateAll((list) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(HEADINGS.length);
    const outline = page.getByRole('navigation', { name: '目录' }).getByRole('link');
    for (const [index, id] of ids.entries()) {
      for (const hash of [id, encodeURIComponent(id)]) {
        await page.goto('about:blank');
        await page.goto(`${address}#${hash}`);
        await page.locator('html[data-hydrated]').waitFor();
        await expectInView(page, index);
        await expect(outline.nth(index)).toHaveAttribute('aria-current', /./);
      }
    }

    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    for (const index of [4, 0, 2]) {
      await outline.nth(index).click();
      await expectInView(page, index);
      await expect(outline.nth(index)).toHaveAttribute('aria-current', /./);
      await expect(page).toHaveURL(({ hash }) => decodeURIComponent(hash) === `#${ids[index]}`);
    }
    await page.goBack();
    await expectInView(page, 0);
    await page.goBack();
    await expectInView(page, 4);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.goForward();
    await expectInView(page, 4);
    await page.goForward();
    await expectInView(page, 0);

    // The hash is entered in the address bar.
    for (const index of [3, 1]) {
      await page.goto(`${address}#${ids[index]}`);
      await expectInView(page, index);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.goBack();
    await expectInView(page, 3);
    expect(consoleMessages).toEqual([]);
  } finally {
    await close();
  }
});
