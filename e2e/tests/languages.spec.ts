import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { pageData } from '../support/routes';
import { copySite, repository, runOctavo, type Served, serve } from '../support/sites';
import { test as base, expect } from '../support/test';

type Lang = 'fr' | 'ar';

/** Latin words of the content, and names. */
const OTHER_WORDS =
  'exemple français v x xxx k github gitlab discord youtube bluesky npm yarn pnpm bun';

const messagesOf = (lang: string): string =>
  readFileSync(join(repository, `packages/mdx-plugins/src/messages/${lang}.json`), 'utf8');

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];

/** Words that pages in a language can contain: those of its messages and those of the content. */
const allowed: Record<Lang, ReadonlySet<string>> = { fr: allowedIn('fr'), ar: allowedIn('ar') };

function allowedIn(lang: Lang): ReadonlySet<string> {
  const strings: string[] = [];
  JSON.parse(messagesOf(lang), (_, value: unknown) => {
    if (typeof value === 'string') strings.push(value.replace(/\{\w+\}/g, ''));
    return value;
  });
  return new Set(wordsIn(`${strings.join(' ')} ${OTHER_WORDS}`));
}

/** Returns everything that a document shows or announces, without code. Runs in the browser. */
function stringsOf(html: string | undefined): string {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const strings = [root.title];
  const texts = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    // In a document with scripts, the content of `noscript` is source text.
    if (!parent.closest('script, style, pre, svg') && parent.tagName !== 'NOSCRIPT')
      strings.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
    for (const element of root.querySelectorAll(`[${name}]`))
      strings.push(element.getAttribute(name) ?? '');
  }
  return strings.join('\n');
}

const foreignWords = (strings: string, lang: Lang): string[] => [
  ...new Set(wordsIn(strings).filter((word) => !allowed[lang].has(word))),
];

const langOf = (path: string): Lang => (/(?:^|\/)ar(?:\/|$)/.test(path) ? 'ar' : 'fr');

const test = base.extend<object, { site: string; served: Served }>({
  site: [
    async ({}, use) => {
      const site = copySite('languages', 'languages');
      const { code, output } = await runOctavo(site, ['build']);
      expect(code, output).toBe(0);
      expect(output).not.toContain('missing-messages');
      await use(site);
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ site }, use) => {
      const served = await serve('preview', site);
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
});

const filesOf = (site: string, ending: string): string[] =>
  readdirSync(join(site, 'dist'), { recursive: true })
    .map((path) => String(path).replace(/\\/g, '/'))
    .filter((path) => path.endsWith(ending));

test('the HTML of a French and an Arabic site contains no English word', async ({ page, site }) => {
  const files = filesOf(site, '.html');
  expect(files.filter((file) => langOf(file) === 'ar').length).toBeGreaterThan(5);
  for (const file of files) {
    const html = readFileSync(join(site, 'dist', file), 'utf8');
    const strings = await page.evaluate(stringsOf, html);
    expect({ file, words: foreignWords(strings, langOf(file)) }).toEqual({ file, words: [] });
  }
});

test('callouts, code, footnotes and the page frame are in the language of the page', ({ site }) => {
  const html = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');
  const french = html('guide/start.html');
  for (const string of [
    '>Astuce</p>',
    '>Remarque</p>',
    '>Détails</summary>',
    '>Avertissement</p>',
    'aria-label="Copier le code"',
    '>Afficher les 12 lignes</button>',
    '>Notes de bas de page</h2>',
    'aria-label="Retour à la référence 1"',
    'aria-label="Tâche"',
    'Page suivante',
    'Sur cette page',
  ]) {
    expect(french).toContain(string);
  }
  const arabic = html('ar/guide/start.html');
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain('>نصيحة</p>');
  expect(arabic).toContain('>عرض كل الأسطر (12)</button>');
  expect(html('404.html')).toContain('Page introuvable');
  expect(html('ar/404.html')).toContain('الصفحة غير موجودة');
});

test('scripts contain no messages, and data files those of their language only', ({ site }) => {
  for (const file of filesOf(site, '.js')) {
    const script = readFileSync(join(site, 'dist', file), 'utf8');
    expect(script, file).not.toMatch(/Copier le code|Skip to content|Open menu|复制代码/);
  }
  const data = filesOf(site, '.json').filter((file) => /data\/site\./.test(file));
  expect(data).toHaveLength(4);
  for (const file of data) {
    const json = readFileSync(join(site, 'dist', file), 'utf8');
    const lang = file.includes('site.ar') ? 'ar' : 'fr';
    expect(json.includes('Copier le code'), file).toBe(lang === 'fr');
    expect(json.includes('نسخ الشيفرة'), file).toBe(lang === 'ar');
    expect(json, file).not.toContain('Copy code');
  }
});

for (const lang of ['fr', 'ar'] as const) {
  const prefix = lang === 'fr' ? '' : '/ar';
  const messages = JSON.parse(messagesOf(lang)) as Record<string, Record<string, string>>;
  const { navbar, page: own, code } = messages;

  /** Opens a page, and returns a check of everything that the page shows or announces. */
  const open = async (page: Page, served: Served, route: string) => {
    await page.goto(served.url.replace(/\/$/, '') + prefix + route);
    await page.locator('html[data-hydrated]').waitFor();
    return async (state: string) => {
      const words = foreignWords(await page.evaluate(stringsOf, undefined), lang);
      expect({ state, words }).toEqual({ state, words: [] });
    };
  };

  test(`menus in "${lang}" contain no English word`, async ({ page, served }) => {
    const check = await open(page, served, '/guide/start');
    await page.getByRole('button', { name: navbar!.tools }).click();
    await page.getByRole('dialog', { name: navbar!.tools }).waitFor();
    await check('product switcher');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: navbar!.moreSocialLinks }).click();
    await check('social links');
    await page.setViewportSize({ width: 400, height: 800 });
    await page.getByRole('button', { name: navbar!.openMenu }).click();
    await page.getByRole('button', { name: navbar!.closeMenu }).first().waitFor();
    await check('menu of small screens');
  });

  test(`search in "${lang}" contains no English word`, async ({ page, served }) => {
    const check = await open(page, served, '/guide/start');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox');
    await box.fill('xxx');
    await page.getByText(own!.searchSuggestion!).waitFor();
    await check('search without results');
    await box.fill(lang === 'fr' ? 'exemple' : 'مثال');
    await page.getByRole('option').first().waitFor();
    await check('search with results');
    await box.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await box.fill('');
    await page.getByText(own!.searchRecent!).waitFor();
    await check('recent searches');
  });

  test(`code and images in "${lang}" contain no English word`, async ({ page, served }) => {
    const check = await open(page, served, '/guide/start');
    await page.locator('.oct-fold').click();
    await expect(page.locator('.oct-fold')).toHaveText(code!.collapseCode!);
    await page.locator('.oct-copy').first().click();
    await expect(page.locator('[role="status"]')).toHaveText(own!.copied!);
    await check('code');
    await page.locator('.oct-doc-content img').click();
    await page.getByRole('button', { name: own!.closeZoom! }).waitFor();
    await check('zoomed image');
  });

  test(`the overview and the not-found page in "${lang}" contain no English word`, async ({
    page,
    served,
  }) => {
    const check = await open(page, served, '/guide/');
    await page.getByRole('searchbox').fill('xxx');
    await page.getByText('xxx').waitFor();
    await check('overview without results');
    await page.goto(`${served.url.replace(/\/$/, '')}${prefix}/x/`);
    await page.getByText(own!.notFoundTitle!).waitFor();
    await check('page not found');
  });
}

test('a page that cannot be loaded in French contains no English word', async ({
  page,
  served,
}) => {
  await page.route(pageData('guide/extra'), (route) => route.abort());
  await page.goto(`${served.url.replace(/\/$/, '')}/guide/start`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('a[href="/guide/extra"]').first().click();
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  expect(foreignWords(await page.evaluate(stringsOf, undefined), 'fr')).toEqual([]);
});

test('a language without a catalog is in English, and the build warns once', async () => {
  const site = copySite('languages', 'languages-polish');
  cpSync(join(site, 'content/public'), join(site, 'content/v1/fr/public'), { recursive: true });
  writeFileSync(
    join(site, 'docs.config.ts'),
    `export default { root: 'content/v1/fr', title: 'Exemple', lang: 'pl' };`,
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  expect(output.match(/Missing UI strings for "pl"/g)).toHaveLength(1);
  expect(readFileSync(join(site, 'dist/404.html'), 'utf8')).toContain('Take me home');
});
