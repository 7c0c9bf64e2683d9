import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const RUN = 'window.injected=1';

/**
 * Strings that become elements, event handlers or code wherever they are not escaped for their
 * context.
 */
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}</script>-->`,
  `</title><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</template><script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}">`,
  `"><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `' onfocus='${RUN}' autofocus='`,
  `\`\${${RUN}}\``,
  `<svg onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<details open ontoggle=${RUN}>`,
  `<iframe srcdoc="<script>parent.injected=1</script>"></iframe>`,
  `<body onload=${RUN}>`,
  `<math><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `javascript:${RUN}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `]]><script>${RUN}</script>`,
  `\u2028<scr\u0131pt>${RUN}</scr\u0131pt>\u2029`,
];

/** A site that has every payload in every string that an author or a translator writes. */
function hostileSite(): string {
  const site = copySite('basic', 'injection');
  const json = JSON.stringify;
  const guide = join(site, 'content/en/guide');
  PAYLOADS.forEach((payload, index) => {
    // A `tag` that starts with `<svg` is inline SVG by contract: its markup is trusted, like that
    // of a page.
    const keys = ['title', 'description', ...(payload.startsWith('<svg') ? [] : ['tag'])];
    const front = keys.map((key) => `${key}: ${json(payload)}`);
    // Markdown requires escapes for characters with a meaning in JSX. Everything else is written
    // unescaped.
    const literal = payload.replace(/[\\`*_{}[\]<>&#!|~-]/g, '\\$&').replace(/\s/g, ' ');
    writeFileSync(
      join(guide, `hostile-${index}.mdx`),
      [
        '---',
        ...front,
        '---',
        `# ${literal}`,
        `## ${literal}`,
        `Words ${literal} and more, \`\` ${payload.replace(/\s/g, ' ')} \`\`.`,
        `~~~html title=${json(payload.replace(/["\s]/g, ''))}\n${payload}\n~~~`,
        `{${json(payload)}}`,
        `<Badge text={${json(payload)}} />`,
        '',
      ].join('\n\n'),
    );
  });
  writeFileSync(
    join(guide, '_meta.json'),
    json([
      'start',
      ...PAYLOADS.map((label, index) => ({ type: 'file', name: `hostile-${index}`, label })),
    ]),
  );
  writeFileSync(
    join(site, 'content/en/_nav.json'),
    json(PAYLOADS.slice(0, 6).map((text) => ({ text, link: '/guide/start' }))),
  );
  writeFileSync(
    join(site, 'content/en/index.mdx'),
    [
      '---',
      'pageType: home',
      `hero: ${json({ name: PAYLOADS[0], text: PAYLOADS[9], tagline: PAYLOADS[12], actions: [{ text: PAYLOADS[7], link: '/guide/start' }] })}`,
      `features: ${json(PAYLOADS.map((title) => ({ title, details: title })))}`,
      '---',
      '',
    ].join('\n'),
  );
  rmSync(join(site, 'content/zh'), { recursive: true });
  const config = join(site, 'docs.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8')
      .replace(/title: '[^']*'/, `title: ${json(PAYLOADS[3])}`)
      .replace(/\n\s*\{ lang: 'zh'[^\n]*/, ''),
  );
  return site;
}

test('thirty payloads stay text in every string that reaches the HTML', async ({
  page,
  consoleMessages,
}) => {
  expect(PAYLOADS).toHaveLength(30);
  const site = hostileSite();
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  const { url, close } = await serve('preview', site);
  try {
    const documents = readdirSync(join(site, 'dist'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.html'))
      .map((path) => readFileSync(join(site, 'dist', path), 'utf8'));
    expect(documents.length).toBeGreaterThan(30);
    await page.goto(`${url}guide/start`);
    await page.locator('html[data-hydrated]').waitFor();
    const found = await page.evaluate(findForeign, documents);
    expect(found.foreign).toEqual([]);
    expect(found.titles).toEqual(expect.arrayContaining(PAYLOADS.map((text) => text.trim())));

    // The app renders the same strings: the sidebar, and pages that are opened from it.
    for (const index of [0, 9, 12, 21, 29]) {
      await page.locator(`a[href$="/guide/hostile-${index}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`hostile-${index}$`));
      await expect(page.locator('h1')).toContainText('injected');
    }
    await page.keyboard.press('Control+k');
    for (const query of [PAYLOADS[0]!, PAYLOADS[9]!, 'injected']) {
      await page.getByPlaceholder('Search docs').fill(query);
      // The spinner exists until the query is answered.
      await expect(page.locator('.oct-search-spinner')).toHaveCount(0);
      await expect(page.getByRole('option').first()).toBeVisible();
    }
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    for (const payload of PAYLOADS) {
      const text = encodeURIComponent(payload);
      await page.evaluate((hash) => (window.location.hash = hash), text);
    }
    await page.goto(`${url}guide/start?navbar=${encodeURIComponent(PAYLOADS[0]!)}#${PAYLOADS[9]}`);
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.evaluate(findLive)).toEqual([]);
    expect(consoleMessages).toEqual([]);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  } finally {
    await close();
  }
});

/**
 * Runs in the page. Returns what only a payload can have added to the documents, and their titles.
 */
function findForeign(documents: string[]): { foreign: string[]; titles: string[] } {
  const foreign: string[] = [];
  const titles: string[] = [];
  for (const html of documents) {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    titles.push(
      ...[...parsed.querySelectorAll('h1')].map((h1) =>
        h1.textContent.replace(/^#|#$/g, '').trim(),
      ),
    );
    // The menu for small screens, if no React renders it.
    for (const template of parsed.querySelectorAll('.oct-hamburger + template'))
      template.replaceWith((template as HTMLTemplateElement).content);
    for (const element of parsed.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      const isForeign =
        names.some((name) => name.startsWith('on') || name === 'srcdoc') ||
        /^(?:iframe|math|animate|textarea|template)$/.test(element.localName) ||
        (element.localName === 'noscript' && element.innerHTML.includes('injected')) ||
        ['href', 'src', 'action'].some((name) =>
          element.getAttribute(name)?.trim().toLowerCase().startsWith('javascript:'),
        ) ||
        (element.localName === 'script' &&
          !element.hasAttribute('src') &&
          element.getAttribute('type')?.includes('json') !== true &&
          element.textContent.includes('injected')) ||
        (element.localName === 'img' && element.getAttribute('src') === 'x');
      if (isForeign) foreign.push(element.outerHTML.slice(0, 200));
    }
  }
  return { foreign, titles };
}

/** Runs in the page. Returns the event handlers and frames of the current page. */
function findLive(): string[] {
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        /^(?:iframe|math|animate)$/.test(element.localName),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}
