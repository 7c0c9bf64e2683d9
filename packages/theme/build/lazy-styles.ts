import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stylesheets by the name of the module that components import as `#lazy-styles/<name>`. */
export const LAZY_STYLES: Record<string, readonly string[]> = {
  'search-dialog': ['search-dialog'],
  floating: ['popover', 'tooltip', 'product-panel'],
  zoom: ['zoom'],
};

/**
 * Writes a module for each group of stylesheets that a first visit does not need. The modules use constructed
 * stylesheets, so that the styles arrive with the component, and a strict Content Security Policy allows them.
 */
export function writeLazyStyles(dist: string): void {
  const folder = join(dist, 'lazy-styles');
  mkdirSync(folder, { recursive: true });
  for (const [name, stylesheets] of Object.entries(LAZY_STYLES)) {
    const css = stylesheets.map((file) => readFileSync(join(dist, 'css', `${file}.css`), 'utf8'));
    writeFileSync(
      join(folder, `${name}.js`),
      `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css.join(''))});
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
`,
    );
  }
}
