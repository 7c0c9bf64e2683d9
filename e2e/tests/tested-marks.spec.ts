import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

import { linkPackages, runOctavo, serve, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

const LANGUAGES = {
  en: { path: '/', mark: 'Tested with react', button: 'Open in StackBlitz' },
  zh: { path: '/zh/', mark: '已通过 react', button: '在 StackBlitz 中打开' },
};
const LONG_NAME = 'a-file-with-a-long-name-in-a-folder.config.mjs';
const CODE = [
  `\`\`\`js title="${LONG_NAME}"\nimport { version } from 'react';\n\nconsole.log(typeof version);\n\`\`\``,
  `\`\`\`sh\nnode ${LONG_NAME}\n\`\`\``,
  '```text\nstring\n```',
].join('\n\n');

/** Creates a site with a tested page in two languages, runs its blocks and builds it. */
async function buildSite(runtime: string): Promise<string> {
  const site = siteFolder(`tested-marks-${runtime}`);
  rmSync(site, { recursive: true, force: true });
  const config = {
    title: 'Site',
    lang: 'en',
    locales: Object.keys(LANGUAGES).map((lang) => ({ lang, label: lang })),
    test: { types: false, packages: ['react'], badge: true },
    ...(runtime === 'react' ? { runtime } : {}),
  };
  for (const [path, content] of Object.entries({
    'package.json': '{ "type": "module", "dependencies": { "react": "^19.0.0" } }',
    'docs.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'content/en/index.md': `# Home\n\n${CODE}\n`,
    'content/zh/index.md': `# 首页\n\n${CODE}\n`,
  })) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  linkPackages(site);
  for (const command of ['test', 'build']) {
    const { code, output } = await runOctavo(site, [command]);
    expect(code, output).toBe(0);
  }
  return site;
}

async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await axe.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });
  expect(violations).toEqual([]);
}

for (const runtime of ['static', 'react']) {
  test(`marks of tested blocks work with a keyboard, in both languages and modes, with the ${runtime} runtime`, async ({
    page,
  }) => {
    const { url, close } = await serve('preview', await buildSite(runtime));
    const requests: { url: string; body: string | null }[] = [];
    await page.context().route('https://stackblitz.com/**', (route) => {
      requests.push({ url: route.request().url(), body: route.request().postData() });
      return route.fulfill({ contentType: 'text/html', body: '<title>Project</title>' });
    });
    for (const { path, mark, button } of Object.values(LANGUAGES)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(new URL(path, url).href);
          await page.locator('html[data-hydrated]').waitFor();
          await expect(page.getByText(mark).first()).toBeVisible();
          const open = page.getByRole('button', { name: button }).first();
          const box = (await open.boundingBox())!;
          expect(box.height).toBeGreaterThanOrEqual(24);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(await overflow()).toBeLessThanOrEqual(0);
          await expectNoViolations(page);
        }
      }
    }
    // Nothing is requested before the reader asks for it.
    expect(requests).toEqual([]);
    const open = page.getByRole('button', { name: LANGUAGES.zh.button }).first();
    await open.focus();
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect(await opened).toHaveTitle('Project');
    expect(requests.map((request) => request.url)).toEqual(['https://stackblitz.com/run']);
    expect(decodeURIComponent(requests[0]!.body!)).toContain(LONG_NAME);
    await close();
  });
}
