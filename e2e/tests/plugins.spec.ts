import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { linkPackages, repository, runOctavo, serve, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

/** A site that consists of the code blocks with a file name in a document, and two pages. */
function siteOfDocument(document: string): string {
  const folder = siteFolder('plugins');
  rmSync(folder, { recursive: true, force: true });
  const text = readFileSync(join(repository, document), 'utf8');
  const files = [...text.matchAll(/^```ts (\S+)\n([\s\S]*?)^```/gm)].map(
    ([, name, code]) => [name!, code!] as const,
  );
  const pages = [
    ['content/index.md', '# Home\n\nA word or two.\n'],
    ['content/secret.md', '# Secret\n\nNobody finds this.\n'],
  ] as const;
  for (const [name, content] of [...files, ...pages]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  linkPackages(folder);
  return folder;
}

test('the example in the documentation works as described', async ({ page }) => {
  const site = siteOfDocument('packages/cli/PLUGINS.md');
  writeFileSync(join(site, 'content/links.md'), '# Links\n\n[All pages](/pages.json)\n');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);

  const read = (path: string) => readFileSync(join(site, 'dist', path), 'utf8');
  expect(read('about.html')).toContain('This page comes from a plugin.');
  expect(read('about.html')).toContain('<meta name="octavo:page" content="/about">');
  expect(read('about.html')).toContain('<title>About (1 min) - Example</title>');
  expect(JSON.parse(read('pages.json'))).toContainEqual({ routePath: '/about', title: 'About' });
  const { searchIndexes } = JSON.parse(read('static/manifest.json')) as {
    searchIndexes: Record<string, { index: string }>;
  };
  const index = read(searchIndexes.en!.index);
  expect(index).toContain('This page comes from a plugin.');
  expect(index).not.toContain('Nobody finds this.');
  const main = /static\/js\/main\.[\da-f]+\.js/.exec(read('index.html'))![0];
  expect(existsSync(join(site, 'dist', `${main}.map`))).toBe(true);

  const pace = await runOctavo(site, ['pace']);
  expect(pace).toMatchObject({ code: 0, output: '200 words per minute\n' });
  expect((await runOctavo(site, ['pace', '90'])).output).toBe('90 words per minute\n');
  expect((await runOctavo(site, ['pcae'])).output).toContain('Did you mean "octavo pace"?');

  const { url, close } = await serve('dev', site);
  await page.goto(`${url}about`);
  await expect(page.getByText('This page comes from a plugin.')).toBeVisible();
  await expect(page).toHaveTitle('About (1 min) - Example');
  const text = async (path: string) => (await page.request.get(url + path)).text();
  expect(JSON.parse(await text('pages.json'))).toEqual([{ routePath: '/about', title: 'About' }]);
  expect(await text('about.md')).toBe('# About\n\nThis page comes from a plugin.\n');
  await close();
});

test('a plugin that throws, or is not a plugin, is reported by name in one message', async () => {
  const site = siteOfDocument('packages/cli/PLUGINS.md');
  const outcome = async (plugins: string) => {
    writeFileSync(join(site, 'docs.config.ts'), `export default { plugins: ${plugins} };\n`);
    const { code, output } = await runOctavo(site, ['build']);
    expect(code).toBe(1);
    return output;
  };
  expect(await outcome('[{ name: "feed", head() { throw new Error("no network"); } }]')).toBe(
    '✗ Plugin "feed" failed in head: no network (PLUGIN_FAILED)\n\n→ Fix the plugin or remove it from "plugins".\n',
  );
  expect(await outcome('[{ name: "feed", headd: () => [] }]')).toContain(
    'Unknown key "headd" in plugins[0] ("feed").',
  );
  expect(await outcome('["feed"]')).toContain('plugins[0]: expected an object, got "feed".');
  expect(await outcome('[{ name: "a" }, [{ name: "a" }]]')).toContain(
    'plugins: duplicate plugin "a".',
  );
  const engine = (name: string) => `{ name: "${name}", searchEngine: { client: "/x.js" } }`;
  expect(await outcome(`[${engine('a')}, ${engine('b')}]`)).toContain(
    'plugins: multiple plugins provide a search engine: "a", "b".',
  );
  expect(
    await outcome('[{ name: "far", pages: () => [{ path: "../x.md", content: "" }] }]'),
  ).toContain(
    'Plugin "far" returned an invalid value from pages: expected a path relative to the content root, such as "guide/start.mdx", got "../x.md".',
  );
});
