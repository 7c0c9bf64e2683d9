import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';
import { isInstalled, startWebServer, type WebServer } from '../support/web-servers';

const SERVERS: WebServer[] = ['nginx', 'caddy'];
/** Folders in `static` that the documented configurations of Netlify, Vercel, Cloudflare and S3 cache. */
const CACHED_FOLDERS = ['assets', 'css', 'data', 'js'];
const FOREVER = 'public, max-age=31536000, immutable';

for (const base of ['/', '/docs/']) {
  test.describe(`with base ${base}`, () => {
    // The tests share a build.
    test.describe.configure({ mode: 'default' });
    let site: string;
    let folder: string;
    let published: string;

    test.beforeAll(async () => {
      site = copySite('basic', `deploy-servers-${base === '/' ? 'root' : 'docs'}`);
      const { code, output } = await runOctavo(site, ['build'], { OCTAVO_BASE: base });
      expect(code, output).toBe(0);
      // With a base, the document root contains the site in a folder.
      folder = join(site, 'www');
      published = join(folder, base);
      mkdirSync(dirname(published), { recursive: true });
      cpSync(join(site, 'dist'), published, { recursive: true });
    });

    test('all files in the folders that hosts cache have a hash in their name', () => {
      const files = CACHED_FOLDERS.flatMap((name) => {
        const path = join(published, 'static', name);
        if (!existsSync(path)) return [];
        const entries = readdirSync(path, { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      });
      expect(files.length).toBeGreaterThan(5);
      expect(files.filter((name) => !/\.[0-9a-f]{8}\.\w+$/.test(name))).toEqual([]);
    });

    for (const name of SERVERS) {
      test(`${name} serves the site with its documented configuration`, async ({
        page,
        consoleMessages,
      }) => {
        test.skip(
          !isInstalled(name),
          `${name} is not installed. Run "apt-get install ${name}" to run this test.`,
        );
        const server = await startWebServer(name, { work: join(site, name), folder, base });
        const get = async (path: string) => {
          const response = await fetch(server.url + base + path, { redirect: 'manual' });
          const location = response.headers.get('location');
          return {
            status: response.status,
            type: response.headers.get('content-type')?.toLowerCase() ?? '',
            cache: response.headers.get('cache-control'),
            location: location === null ? null : new URL(location, response.url).href,
            text: await response.text(),
          };
        };
        try {
          // Pages, by the URLs that links use.
          const html = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' };
          expect(await get('')).toMatchObject(html);
          expect(await get('guide/start')).toMatchObject(html);
          expect((await get('guide/start')).text).toContain('<title>Start here');
          expect(await get('zh/')).toMatchObject(html);
          expect((await get('zh/')).text).toContain('lang="zh"');
          expect(await get('guide/start?q=1')).toMatchObject(html);

          // Other spellings of a URL redirect to the URL that links use.
          expect((await get('guide/start/')).location).toBe(`${server.url}${base}guide/start`);
          expect((await get('guide/start/?q=1')).location).toBe(
            `${server.url}${base}guide/start?q=1`,
          );
          expect((await get('zh')).location).toBe(`${server.url}${base}zh/`);

          // Pages that do not exist have the status and the content of the 404 page.
          for (const path of ['no/such/page', 'no/such/page/', 'static/js/main.01234567.js']) {
            const missing = await get(path);
            expect(missing, path).toMatchObject({ ...html, status: 404 });
            expect(missing.text, path).toContain('404');
          }
          expect(await get('.octavo-files.json')).toMatchObject({ status: 404 });

          // Only files with a content hash in their name are cached.
          const [script] = readdirSync(join(published, 'static/js')).filter((file) =>
            file.startsWith('main.'),
          );
          expect(await get(`static/js/${script}`)).toMatchObject({ status: 200, cache: FOREVER });
          for (const path of ['static/pages/index.json', 'static/manifest.json', 'llms.txt'])
            expect(await get(path), path).toMatchObject({ status: 200, cache: 'no-cache' });

          // Text is sent as UTF-8, and Markdown is displayed instead of downloaded.
          expect((await get('zh/llms.txt')).type).toBe('text/plain; charset=utf-8');
          expect((await get('guide/start.md')).type).toBe('text/markdown; charset=utf-8');

          // No redirect leaves the host.
          for (const path of [
            '/zh',
            '/guide/start/',
            `${encodeURIComponent('\\')}guide/start/`,
            '/example.com/..',
          ]) {
            const { location } = await get(path);
            expect(location ?? server.url, path).toContain(server.url);
          }

          await page.goto(`${server.url}${base}guide/start`);
          await page.locator('html[data-hydrated]').waitFor();
          await page
            .getByRole('navigation', { name: 'Pages in this section' })
            .getByRole('link', { name: 'Counter' })
            .click();
          await expect(page).toHaveURL(`${server.url}${base}guide/counter`);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toContainText('Counter');
          await page.goto('about:blank');
          expect(consoleMessages).toEqual([]);
        } finally {
          await server.close();
        }
      });
    }
  });
}
