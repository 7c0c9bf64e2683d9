import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import {
  linkPackages,
  repository,
  runOctavo,
  type Served,
  serve,
  siteFolder,
} from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

type Sharp = (options: object) => { png: () => { toBuffer: () => Promise<Buffer> } };
const sharp = createRequire(join(repository, 'packages/cli/package.json'))('sharp') as Sharp;

let site: string;
let dist: string;
let served: Served;

const config = (images: string) =>
  `export default { title: 'Images', base: '/docs/', lang: 'en', ${images} };`;

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

/** Returns the content of all files of the output by path. */
function readOutput(): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((path) => statSync(join(dist, path)).isFile())
      .map((path) => [path, readFileSync(join(dist, path), 'base64')]),
  );
}

async function build(): Promise<void> {
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
}

test.beforeAll(async () => {
  site = siteFolder('images');
  dist = join(site, 'dist');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  linkPackages(site);
  const noise = { type: 'gaussian', mean: 120, sigma: 40 };
  const image = { create: { width: 900, height: 450, channels: 3, noise, background: '#000' } };
  write('content/photo.png', await sharp(image).png().toBuffer());
  write('content/index.md', '# Images\n\n![A photo](./photo.png)\n\nText below.\n');
  write('docs.config.ts', config(''));
  await build();
});
test.afterAll(() => served?.close());

test('a site without the option publishes images unchanged', () => {
  expect([...readOutput().keys()].filter((path) => /avif|webp/.test(path))).toEqual([]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('<picture');
});

test('a build publishes variants, and an unchanged build the same bytes', async () => {
  write('docs.config.ts', config('images: { widths: [300, 600] }'));
  await build();
  const first = readOutput();
  const names = [...first.keys()].filter((path) => path.includes('photo')).sort();
  expect(names.map((path) => path.replace(/^.*photo\.[0-9a-f]{8}/, ''))).toEqual([
    '-300.avif',
    '-300.webp',
    '-600.avif',
    '-600.webp',
    '.png',
  ]);
  await build();
  expect(readOutput()).toEqual(first);
  // Without the compiled pages and the variants of the first build.
  rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });
  rmSync(dist, { recursive: true });
  await build();
  expect(readOutput()).toEqual(first);
});

test('the browser loads a variant of the right size without layout shift, and zoom opens the original', async ({
  page,
  consoleMessages,
}) => {
  served = await serve('preview', site);
  await page.setViewportSize({ width: 280, height: 700 });
  await page.route('**/*.avif', async (route) => {
    // The space of the image is reserved before it is loaded.
    const before = await page.locator('.oct-prose img').boundingBox();
    expect(before!.width / before!.height).toBeCloseTo(2, 1);
    await route.continue();
  });
  await page.goto(served.url);
  const image = page.locator('.oct-prose img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/\/docs\/static\/assets\/photo\.\w{8}-300\.avif$/);
  expect(await image.evaluate((element: HTMLImageElement) => element.decode())).toBeUndefined();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await image.click();
  await expect(page.locator('dialog.oct-zoom > img')).toHaveAttribute(
    'src',
    /\/docs\/static\/assets\/photo\.\w{8}\.png$/,
  );
  expect(consoleMessages).toEqual([]);
});

test('the dev server shows the original, and converts nothing', async ({ page }) => {
  rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });
  const dev = await serve('dev', site);
  try {
    await page.goto(`${dev.url}docs/`.replace('/docs/docs/', '/docs/'));
    const image = page.locator('.oct-prose img');
    await expect
      .poll(() =>
        image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth),
      )
      .toBeGreaterThan(0);
    const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect((await page.request.get(source)).headers()['content-type']).toBe('image/png');
    const cache = readdirSync(join(site, 'node_modules/.cache'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(cache.filter((path) => /\.(?:avif|webp)$/.test(path))).toEqual([]);
  } finally {
    await dev.close();
  }
});
