import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { buildAndProfile, FULL_BUILD } from '../support/builds';
import {
  copySite,
  createSite,
  octavoSite,
  repository,
  runOctavo,
  type Served,
  serve,
} from '../support/sites';
import { expect, test } from '../support/test';

/** What a plugin has to provide. The keys are the subpaths of `@octavo/plugins`. */
interface Columns {
  /** Path of the fixture page. @default the subpath */
  path?: string;
  /** Call with invalid options, and the error. */
  invalid: { call: string; message: string };
  /** Performs what a reader does, and checks that the feature works on its fixture page. */
  use: (page: Page) => Promise<void>;
  /** Text of the feature on the Chinese page: a UI string, or its content if it has no UI strings. */
  chinese: (page: Page) => Promise<void>;
  /** Replaces a string of the fixture page during development. */
  edit: {
    from: string;
    to: string;
    /** Value before the edit, which `expected` receives. */
    before?: (page: Page) => Promise<string>;
    expected: (page: Page, before: string) => Promise<void>;
  };
  /** Part of the Markdown output of the fixture page, and of `llms-full.txt`. */
  markdown: string;
  /** What the Markdown output must not contain. */
  notInMarkdown: RegExp;
}

const PLUGINS: Record<string, Columns> = {
  math: {
    invalid: { call: 'math({ macro: {} })', message: 'Did you mean "macros"?' },
    use: async (page) => {
      await expect(page.locator('h1 .katex')).toBeVisible();
      await expect(page.locator('p .katex')).toHaveCSS('font-family', /KaTeX_Main/);
      await expect(page.locator('.oct-math-block')).toBeVisible();
    },
    chinese: (page) => expect(page.locator('p .katex')).toBeVisible(),
    edit: {
      from: 'x \\in \\R',
      to: 'y = 7',
      expected: (page) => expect(page.locator('p .katex-html')).toHaveText(/y\s*=\s*7/),
    },
    markdown: 'Each $x \\in \\R$ has a square of at least zero.\n\n$$\nf(x) = a_0',
    notInMarkdown: /katex|<math/,
  },
  mermaid: {
    invalid: {
      call: 'mermaid({ draw: "server" })',
      message: '"draw": expected "build" or "browser"',
    },
    use: async (page) => {
      await expect(
        page.getByRole('img', { name: 'Flowchart: Write tests → Do they pass?' }),
      ).toBeVisible();
      await expect(page.getByRole('img', { name: 'Chart: jan: 5; feb: 6; mar: 9' })).toBeVisible();
      const pie = page.locator('figure', { hasText: 'pie title Results' });
      await pie.scrollIntoViewIfNeeded();
      await expect(pie.locator('svg').first()).toBeVisible();
      await expect(pie.locator('svg')).toContainText('90%');
    },
    chinese: (page) =>
      expect(page.getByRole('img', { name: '流程图: 编写测试 → 是否通过？' })).toBeVisible(),
    edit: {
      from: 'Write tests',
      to: 'Read docs',
      expected: (page) =>
        expect(page.getByRole('img', { name: 'Flowchart: Read docs →' })).toBeVisible(),
    },
    markdown: '```mermaid\nflowchart LR\n  A[Write tests] --> B{Do they pass?}',
    notInMarkdown: /<svg|polyline/,
  },
  feedback: {
    invalid: {
      call: 'feedback({})',
      message: 'expected an object with "endpoint" or "onEvent", got {}',
    },
    use: async (page) => {
      const answers: unknown[] = [];
      await page.route('**/feedback', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        answers.push(route.request().postDataJSON());
        return route.fulfill({ status: answers.length === 1 ? 204 : 200 });
      });
      const question = page.getByRole('group', { name: 'Was this page helpful?' });
      await question.scrollIntoViewIfNeeded();
      const yes = question.getByRole('button', { name: 'Yes' });
      // The script is loaded when the question is almost visible.
      await expect(async () => {
        await yes.click();
        await expect(yes).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
      }).toPass();
      await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
      await question.getByRole('button', { name: 'No' }).click();
      await page.getByLabel('What was missing or unclear?').fill('An example');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByLabel('What was missing or unclear?')).toBeHidden();
      const event = { type: 'feedback', routePath: '/feedback', lang: 'en' };
      expect(answers).toEqual([
        { ...event, helpful: true },
        { ...event, helpful: false },
        { ...event, helpful: false, reason: 'An example' },
      ]);
      expect(await page.context().cookies()).toEqual([]);
    },
    chinese: (page) =>
      expect(page.getByRole('group', { name: '本页对你有帮助吗？' })).toBeVisible(),
    edit: {
      from: 'answer below',
      to: 'decide below',
      expected: async (page) => {
        await expect(page.getByText('Readers decide below.')).toBeVisible();
        await expect(page.getByRole('group', { name: 'Was this page helpful?' })).toBeVisible();
      },
    },
    markdown: '# Feedback\n\nReaders answer below.\n',
    notInMarkdown: /helpful/,
  },
  'link-preview': {
    invalid: {
      call: 'linkPreview({ delay: "1s" })',
      message: '"delay": expected a number, got "1s"',
    },
    use: async (page) => {
      const link = page.locator('.oct-prose').getByRole('link', { name: 'the target' });
      const preview = page.getByRole('tooltip');
      const colorOf = (target: typeof link) =>
        target.evaluate((element) => getComputedStyle(element).color);
      const other = page.locator('.oct-prose').getByRole('link', { name: 'this heading' });
      expect(await colorOf(link)).toBe(await colorOf(other));
      await expect(async () => {
        await page.mouse.move(0, 0);
        await link.hover();
        await expect(preview).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(preview).toHaveText('The targetWhat readers find here.');
      await expect(link).toHaveAccessibleDescription('The target What readers find here.');
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await link.focus();
      await expect(preview).toBeVisible();
    },
    chinese: async (page) => {
      const link = page.locator('.oct-prose').getByRole('link', { name: '目标页' });
      const preview = page.getByRole('tooltip');
      await expect(async () => {
        await page.mouse.move(0, 0);
        await link.hover();
        await expect(preview).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(preview).toHaveText('目标页读者在这里找到的内容。');
    },
    edit: {
      from: 'the target',
      to: 'the goal',
      expected: async (page) => {
        const link = page.locator('.oct-prose').getByRole('link', { name: 'the goal' });
        await expect(link).toBeVisible();
        await expect(async () => {
          await page.mouse.move(0, 0);
          await link.hover();
          await expect(page.getByRole('tooltip')).toHaveText('The targetWhat readers find here.', {
            timeout: 2000,
          });
        }).toPass({ timeout: 60_000 });
      },
    },
    markdown: 'See [the target](/target#details)',
    notInMarkdown: /oct-link-preview/,
  },
  blog: {
    path: 'news/second',
    invalid: { call: "blog({ folders: 'news' })", message: 'Did you mean "folder"?' },
    use: async (page) => {
      const info = page.locator('.oct-post-info');
      await expect(info).toHaveText('March 4, 2026 · Ada Lovelace · release · C++');
      await info.getByRole('link', { name: 'release' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'release' })).toBeVisible();
      const posts = page.locator('.oct-prose').getByRole('heading', { level: 2 });
      await expect(posts).toHaveText([/Version 2 of rs\.mock/, /Version 1 & more/]);
      const pagination = page.locator('.oct-pagination a');
      await expect(pagination).toHaveCount(0);
      await posts.getByRole('link', { name: 'Version 1' }).click();
      await expect(info).toHaveText('January 2, 2026 · Ada Lovelace · Release');
      await expect(pagination).toHaveText([/Next.*Version 2 of rs\.mock/]);
      await info.getByRole('link', { name: 'Ada Lovelace' }).click();
      await expect(posts).toHaveCount(2);
      await page.goto(new URL('/news/', page.url()).href);
      await expect(posts).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute(
        'href',
        '/news/rss.xml',
      );
    },
    chinese: (page) =>
      expect(page.locator('.oct-post-info')).toHaveText('2026年3月4日 · Ada Lovelace · 发布'),
    edit: {
      from: 'C++',
      to: 'beta',
      expected: async (page) => {
        await page.locator('.oct-post-info').getByRole('link', { name: 'beta' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'beta' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Version 2' }).first()).toBeVisible();
      },
    },
    markdown: '# Version 2 of `rs.mock`\n\nThe second version.\n',
    notInMarkdown: /oct-post-info|Ada/,
  },
  'og-image': {
    invalid: {
      call: 'ogImage({ font: [] })',
      message: 'Did you mean "fonts"?',
    },
    use: async (page) => {
      await expectSocialImage(page, 'Mock modules with rs.mock in tests that run in parallel 🚀');
    },
    chinese: (page) => expectSocialImage(page, '使用 rs.mock 模拟模块 🚀'),
    edit: {
      from: 'Mock modules',
      to: 'Mock functions',
      before: (page) => loadSocialImage(page, 'og/og-image.png'),
      expected: (page, before) =>
        expect.poll(() => loadSocialImage(page, 'og/og-image.png')).not.toBe(before),
    },
    markdown:
      '# Mock modules with `rs.mock` in tests that run in parallel 🚀\n\nSocial networks show the image of this page.\n',
    notInMarkdown: /og\/|\.png/,
  },
  twoslash: {
    invalid: {
      call: 'twoslash({ compilerOption: {} })',
      message: 'Did you mean "compilerOptions"?',
    },
    use: async (page) => {
      const [code, error] = await page.locator('.oct-code').all();
      await expect(code!.locator('.oct-type-answer')).toHaveText('const names: string[]');
      await expect(error!.locator('.oct-type-message')).toHaveText(
        "Type error TS2322 Type 'string' is not assignable to type 'number'.",
      );
      const limit = code!.locator('.oct-type', { hasText: /^limit/ });
      const type = limit.locator('.oct-type-info');
      await expect(type).toBeHidden();
      await limit.hover();
      await expect(type).toBeInViewport({ ratio: 1 });
      await expect(type.locator('.oct-type-signature')).toHaveText(/Runner\.limit: number$/);
      await expect(type.locator('em')).toHaveText('same');
      // The script is loaded when the browser is idle.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(type).toBeHidden({ timeout: 1000 });
      }).toPass();
      await page.mouse.move(0, 0);
      await limit.hover();
      await expect(type).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(type).toBeHidden();
      await code!.locator('pre').focus();
      await page.keyboard.press('Tab');
      const focused = code!.locator('.oct-type-info').first();
      await expect(focused).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(focused).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(focused).toBeVisible();
    },
    chinese: (page) =>
      expect(page.locator('.oct-type-message')).toHaveText(
        "类型错误 TS2322 Type 'string' is not assignable to type 'number'.",
      ),
    edit: {
      from: 'Promise<string[]>',
      to: 'Promise<number[]>',
      expected: (page) =>
        expect(page.locator('.oct-type-answer')).toHaveText('const names: number[]'),
    },
    markdown: '```ts\n// @errors: 2322\nconst limit: number',
    notInMarkdown: /oct-type|TS2322/,
  },
};

/** Loads an image of the site that a page is part of. Returns its content as Base64. */
async function loadSocialImage(page: Page, path: string): Promise<string> {
  const response = await page.request.get(new URL(path, `${new URL(page.url()).origin}/`).href);
  expect(response.headers()['content-type']).toBe('image/png');
  return (await response.body()).toString('base64');
}

async function expectSocialImage(page: Page, alt: string): Promise<void> {
  const tag = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(tag('image')).toHaveCount(1);
  await expect(tag('image:alt')).toHaveAttribute('content', alt);
  const url = await tag('image').getAttribute('content');
  expect(url).toMatch(/^https:\/\/example\.com\/og\/.*\.png$/);
  const image = Buffer.from(await loadSocialImage(page, new URL(url!).pathname), 'base64');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
}

const FIXTURE = 'bundled-plugins';
const names = Object.keys(PLUGINS);
const pathOf = (name: string) => PLUGINS[name]!.path ?? name;
let site: string;
let served: Served;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = copySite(FIXTURE, FIXTURE);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

const read = (path: string) => readFileSync(join(site, 'dist', path), 'utf8');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(served.url + path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

test('every plugin has all columns: fixture pages, documentation in both languages, and texts', () => {
  const { exports } = JSON.parse(
    readFileSync(join(repository, 'packages/plugins/package.json'), 'utf8'),
  ) as { exports: Record<string, unknown> };
  expect(
    Object.keys(exports)
      .map((path) => path.slice(2))
      .filter((path) => path !== 'package.json')
      .sort(),
  ).toEqual(names.toSorted());
  const pages = names.flatMap((name) =>
    ['en', 'zh'].flatMap((lang) => [
      join(repository, 'e2e/fixtures', FIXTURE, 'content', lang, `${pathOf(name)}.mdx`),
      join(octavoSite, 'content', lang, 'plugins', `${name}.md`),
    ]),
  );
  expect(pages.filter((path) => !existsSync(path))).toEqual([]);
  const readme = readFileSync(join(repository, 'packages/plugins/README.md'), 'utf8');
  expect(names.filter((name) => !readme.includes(`@octavo/plugins/${name}`))).toEqual([]);
});

test('invalid options are reported with the plugin and the key', async () => {
  const folder = copySite(FIXTURE, `${FIXTURE}-invalid`);
  for (const name of names) {
    const { call, message } = PLUGINS[name]!.invalid;
    const [imported] = call.split('(');
    writeFileSync(
      join(folder, 'docs.config.ts'),
      `import { ${imported} } from '@octavo/plugins/${name}';\nexport default { plugins: [${call}] };\n`,
    );
    const { code, output } = await runOctavo(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toContain(`Options of the plugin "${imported}"`);
    expect(output).toContain(message);
  }
});

test('a build without changes does not run the hooks of any plugin', async () => {
  const before = read('og/og-image.png');
  const rebuild = () => buildAndProfile(site);
  // Files that have just been written have no known state until the next build.
  await expect.poll(rebuild, { timeout: 120_000 }).not.toContain(FULL_BUILD);
  expect(await rebuild()).toContain('0 pages compiled, 0 rendered, 0 of');
  expect(read('og/og-image.png')).toBe(before);
});

test('a page that uses no plugin is equal to the page of a site without plugins, including its scripts and styles', async () => {
  const folder = copySite(FIXTURE, `${FIXTURE}-without`);
  // Without the plugin, formulas are syntax errors.
  for (const lang of ['en', 'zh']) {
    const file = join(folder, 'content', lang, 'math.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').split('#')[0]!);
  }
  const { code, output } = await runOctavo(folder, ['build'], { WITHOUT_PLUGINS: '1' });
  expect(code, output).toBe(0);
  const load = (dist: string, path = 'plain.html'): [url: string, text: string][] => {
    const html = readFileSync(join(dist, path), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="\/(static\/(?:js|css)\/[^"]+)"/g)];
    return [
      [path, html],
      ...files.map(([, url]): [string, string] => [url!, readFileSync(join(dist, url!), 'utf8')]),
    ];
  };
  // The bundler numbers modules by their hash, with more digits if there are more modules. The minifier assigns short
  // names in the order of these numbers.
  const withoutNames = (text: string) =>
    text
      .replace(/\b[\da-f]{8}\b/g, '#')
      .replace(/\b\d{1,5}\b/g, '0')
      .replace(/(?<![\w$])[\w$]{1,2}(?![\w$])/g, '_');
  const loadBoth = (path?: string) =>
    [site, folder].map((root) =>
      load(join(root, 'dist'), path).map((file) => file.map(withoutNames)),
    );
  const [withPlugins, without] = loadBoth();
  expect(withPlugins).toEqual(without);
  expect(without!.length).toBeGreaterThan(2);
  // The pages of the plugins are different, so the comparison can fail.
  for (const name of names) {
    const [page, pageWithout] = loadBoth(`${pathOf(name)}.html`);
    expect(page, name).not.toEqual(pageWithout);
  }
});

for (const name of names) {
  const { use, chinese, markdown, notInMarkdown } = PLUGINS[name]!;
  const path = pathOf(name);

  test(`${name} works`, async ({ page, consoleMessages }) => {
    await open(page, path);
    await use(page);
    expect(consoleMessages).toEqual([]);
  });

  test(`${name} works in Chinese`, async ({ page }) => {
    await open(page, `zh/${path}`);
    await chinese(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is accessible in ${colorScheme} mode, and fits on a screen of 375 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      await use(page);
      const violations = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      };
      await expect.poll(violations, { timeout: 120_000 }).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  }

  test(`the Markdown output of ${name} is readable`, () => {
    expect(read(`${path}.md`)).toContain(markdown);
    expect(read(`${path}.md`)).not.toMatch(notInMarkdown);
    expect(read('llms-full.txt')).toContain(markdown);
    expect(read('llms.txt')).toContain(`${path}.md`);
  });
}

test('the blog lists published posts in pages for programs and in valid feeds of each language', async ({
  page,
}) => {
  expect(read('zh/news/index.md')).toContain(
    '## [第二版](/zh/news/second)\n\n2026年3月4日 · Ada Lovelace · 发布\n\n第二版的新功能。\n',
  );
  expect(existsSync(join(site, 'dist/news/tags/secret.html'))).toBe(false);
  expect(read('news/index.md')).not.toContain('Draft');
  expect(read('plain.html')).not.toContain('rss.xml');
  await open(page, 'zh/news/');
  const feeds = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][title]');
    const urls = [...links].map(({ href }) => new URL(href).pathname);
    const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    const titlesOf = (text: string) => {
      if (text.startsWith('{'))
        return (JSON.parse(text) as { items: { title: string }[] }).items.map(({ title }) => title);
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return [...xml.querySelectorAll('item > title, entry > title, parsererror')].map(
        ({ textContent }) => textContent,
      );
    };
    return urls.map((url, index) => [url, ...titlesOf(texts[index]!)]);
  });
  const titles = ['第二版', '第一版'];
  expect(feeds).toEqual([
    ['/zh/news/rss.xml', ...titles],
    ['/zh/news/atom.xml', ...titles],
    ['/zh/news/feed.json', ...titles],
  ]);
});

test('the feedback form adds at most 1 kB of script to the loader of all plugins, and link previews at most 2 kB', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  const scriptsOf = async (name: string) => {
    loaded.clear();
    await open(page, pathOf(name));
    await PLUGINS[name]!.use(page);
    return new Set(loaded);
  };
  await open(page, 'plain');
  const shared = new Set(loaded);
  for (const [name, limit] of [
    ['feedback', 1000],
    ['link-preview', 2000],
  ] as const) {
    const own = [...(await scriptsOf(name))].filter(
      (path) => !shared.has(path) && !path.includes('/js/plugins.'),
    );
    const sizes = own.map((path) => brotliCompressSync(read(path)).length);
    expect(own, name).not.toEqual([]);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      `${name}: ${own.join(', ')}`,
    ).toBeLessThanOrEqual(limit);
  }
});

test('the module in onEvent receives answers, searches without results and missing pages', async ({
  page,
}) => {
  const folder = copySite(FIXTURE, `${FIXTURE}-events`);
  const config = join(folder, 'docs.config.ts');
  const source = readFileSync(config, 'utf8');
  writeFileSync(config, source.replace("endpoint: '/feedback'", "onEvent: './events.ts'"));
  writeFileSync(
    join(folder, 'events.ts'),
    'const log: unknown[] = [];\nObject.assign(globalThis, { siteEvents: log });\nexport default (event: unknown) => void log.push(event);\n',
  );
  const { code, output } = await runOctavo(folder, ['build']);
  expect(code, output).toBe(0);
  const { url, close } = await serve('preview', folder);
  const events = () => page.evaluate(() => (globalThis as { siteEvents?: unknown }).siteEvents);
  await page.goto(`${url}missing`);
  const common = { routePath: '/missing', lang: 'en' };
  await expect.poll(events).toEqual([{ type: 'not-found', ...common, referrer: '' }]);

  await page.goto(`${url}feedback`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(async () => {
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Thank you')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('1234567890');
  const origin = { routePath: '/feedback', lang: 'en' };
  await expect.poll(events).toEqual([
    { type: 'feedback', ...origin, helpful: true },
    { type: 'empty-search', ...origin, query: '1234567890' },
  ]);
  await close();
});

test('edits are visible at once during development, also in feeds', async ({ page, request }) => {
  const folder = copySite(FIXTURE, `${FIXTURE}-dev`);
  const { url, close } = await serve('dev', folder);
  const feed = async () => (await request.get(`${url}news/rss.xml`)).text();
  expect(await feed()).toContain('<category>C++</category>');
  expect((await request.get(`${url}guide/rss.xml`)).status()).toBe(404);
  for (const name of names) {
    const { from, to, before, expected } = PLUGINS[name]!.edit;
    const path = pathOf(name);
    const file = join(folder, 'content/en', `${path}.mdx`);
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(from);
    await page.goto(url + path);
    await expect(page.locator('h1')).toBeVisible();
    const original = (await before?.(page)) ?? '';
    writeFileSync(
      file,
      source.replace(from, () => to),
    );
    await expected(page, original);
  }
  await expect.poll(feed).toContain('<category>beta</category>');
  await close();
});

test('the question on an untranslated page is in the language of its URL', async ({ page }) => {
  const site = createSite('feedback-untranslated', {
    'docs.config.ts': `
      import { defineConfig } from '@octavo/cli';
      import { feedback } from '@octavo/plugins/feedback';
      export default defineConfig({
        lang: 'en',
        locales: [{ lang: 'en', label: 'English' }, { lang: 'ja', label: '日本語' }],
        plugins: [feedback({ endpoint: '/answers' })],
      });`,
    'content/en/index.md': '# Home\n\nText.\n',
    'content/ja/index.md': '# ホーム\n\n本文。\n',
    'content/en/deploy.md': '# Deploy\n\nText.\n',
  });
  const built = await runOctavo(site, ['build']);
  expect(built.code, built.output).toBe(0);
  const { url, close } = await serve('preview', site);
  await page.goto(`${url}ja/deploy`);
  const question = page.getByRole('group', { name: 'このページは役に立ちましたか？' });
  await expect(question.getByRole('button')).toHaveText(['はい', 'いいえ']);
  await question.getByRole('button', { name: 'いいえ' }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.locator('form.oct-feedback')).toHaveAttribute('lang', 'ja');
  await close();
});
