import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { amount } from '../support/amounts';
import { repository } from '../support/sites';
import { expect, test } from '../support/test';

const dist = join(repository, 'packages/theme/dist');
const [COMPONENTS, DOCUMENT] = ['styles.css', 'document.css'].map((file) =>
  readFileSync(join(dist, file), 'utf8'),
) as [string, string];

/** An application without the theme. */
const HOST = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Acme</title></head>
  <body>
    <h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
    <p>Text with <a href="#top">a link</a>, <code>code</code>, <kbd>Enter</kbd> and <mark>a mark</mark>.</p>
    <button>Save</button><input value="Name"><input type="checkbox"><textarea>Text</textarea>
    <select><option>One</option></select>
    <ul><li>Item</li></ul><ol><li>Item</li></ol><dl><dt>Term</dt><dd>Definition</dd></dl>
    <table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
    <blockquote>Quote</blockquote><pre>Preformatted</pre><hr>
    <figure>
      <img alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="40" height="30">
      <svg viewBox="0 0 1 1" width="40" height="30"></svg><video width="40" height="30"></video>
    </figure>
    <details open><summary>Summary</summary>Details</details>
    <fieldset><legend>Legend</legend><label>Label</label></fieldset>
    <div tabindex="-1">Target</div><div hidden>Hidden</div><span class="no-zone x-oct-y">Zone</span>
  </body>
</html>`;

/**
 * Returns the computed styles of elements and their pseudo-elements, without custom properties. Takes the first of all
 * elements that have the same name and classes, and the same parent.
 */
function computedStyles(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((all) => {
    const nameOf = (element: Element | null) =>
      element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '';
    const elements = new Map<string, Element>();
    for (const element of document.querySelectorAll(all)) {
      const name = `${nameOf(element.parentElement)} > ${nameOf(element)}`;
      if (!elements.has(name)) elements.set(name, element);
    }
    return [...elements].flatMap(([name, element]) =>
      ['', '::before', '::after', '::selection'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return [...style]
          .filter((property) => !property.startsWith('--'))
          .map(
            (property) => `${name}${pseudo} { ${property}: ${style.getPropertyValue(property)} }`,
          );
      }),
    );
  }, selector);
}

/** Returns the lines that are not in the first list. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return after.filter((line) => !known.has(line));
}

/** Without the stylesheets themselves. */
const ELEMENTS = 'html, body, body *';
const NO_CONDITION = { className: '', lang: 'en', media: null, reducedMotion: null };
const CONDITIONS = [
  { name: 'in light mode' },
  { name: 'in dark mode', className: 'dark' },
  { name: 'in Chinese', lang: 'zh' },
  { name: 'in print', media: 'print' },
  { name: 'with reduced motion', reducedMotion: 'reduce' },
] as const;

for (const { name, ...condition } of CONDITIONS) {
  test(`styles.css does not change the elements of an application ${name}`, async ({ page }) => {
    const { className, lang, media, reducedMotion } = { ...NO_CONDITION, ...condition };
    await page.setContent(HOST);
    await page.emulateMedia({ media, reducedMotion });
    await page.evaluate(
      ([theme, language]) => {
        document.documentElement.className = theme;
        document.documentElement.lang = language;
      },
      [className, lang] as const,
    );
    const before = await computedStyles(page, ELEMENTS);
    await page.addStyleTag({ content: COMPONENTS });
    expect(difference(before, await computedStyles(page, ELEMENTS))).toEqual([]);
    await page.addStyleTag({ content: DOCUMENT });
    const changed = difference(before, await computedStyles(page, ELEMENTS)).join('\n');
    for (const element of ['body', 'h1', 'button', 'summary'])
      expect(changed).toContain(` > ${element}. {`);
  });
}

/** Opens a page with other styles, and without scripts, which would load styles of components. */
async function openWith(page: Page, url: string, css: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.route('**/*.css', (route) => route.fulfill({ body: css, contentType: 'text/css' }));
  await page.goto(url);
}

/** What applications set for their whole document. */
const APPLICATION = 'body { margin: 0 } html { overflow-y: scroll }';
/** The elements of the theme, and their contents. */
const THEME = '[class^="oct-"], [class*=" oct-"], [class^="oct-"] *, [class*=" oct-"] *';

/** Different pages first. */
const VIEWS = [
  ['/', 'light', 1400],
  ['/guide/start/quick-start', 'dark', 360],
  ['/zh/guide/basic/cli', 'dark', 1400],
  ['/no-such-page', 'light', 1400],
  ['/config/', 'light', 800],
  ['/guide/start/quick-start', 'light', 1400],
] as const;
for (const [route, colorScheme, width] of VIEWS.slice(0, amount(3, VIEWS.length))) {
  test(`components look the same without document.css: ${route} in ${colorScheme} mode at ${width} px`, async ({
    page,
    docsUrl,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const styles = async (css: string) => {
      await openWith(page, docsUrl + route, css);
      const all = await computedStyles(page, THEME);
      // The color of selected text is the application's.
      return all.filter((line) => !line.includes('::selection'));
    };
    const onSite = await styles(DOCUMENT + COMPONENTS);
    expect(onSite.length).toBeGreaterThan(10_000);
    expect(difference(onSite, await styles(APPLICATION + COMPONENTS))).toEqual([]);
  });
}
