import path from 'node:path';
import { REPO } from '../lab.mjs';
import { LANGUAGES } from './corpus-files.mjs';
import { metaTree } from './meta-tree.mjs';

/** Returns the fields of a peer that depend on the folder of a built checkout of this repository. */
export function toolchainOf(checkout) {
  const workspace = (folder) => path.join(checkout, folder);
  const bin = workspace('packages/cli/bin/octavo.mjs');
  return {
    links: {
      '@octavo/cli': workspace('packages/cli'),
      '@octavo/theme': workspace('packages/theme'),
      react: workspace('packages/cli/node_modules/react'),
      'react-dom': workspace('packages/cli/node_modules/react-dom'),
    },
    build: ['node', bin, 'build'],
    check: ['node', bin, 'check'],
    dev: (port) => ['node', bin, 'dev', '--port', String(port)],
  };
}

const isShown = (selector) => `document.querySelector('${selector}')?.checkVisibility() === true`;

/** Navigation with a link in the sidebar. `page.mjs` measures it for all peers. */
export const SIDEBAR_LINK = {
  name: 'sidebar link → new h1',
  act: (page) =>
    page.locator('.oct-sidebar-link:not([aria-current])').filter({ visible: true }).nth(3).click(),
  event: 'click',
  // The heading contains the text of the current link.
  done: `document.querySelector('h1').textContent.includes(document.querySelector('.oct-sidebar-link:active, .oct-sidebar-link:focus')?.textContent ?? '-')`,
};

/** First interactions with a page, and the effect that a reader waits for. */
const INTERACTIONS = [
  {
    name: 'menu by hover',
    act: (page) => page.locator('.oct-switch .oct-dropdown-button').hover(),
    event: 'pointerover',
    done: isShown('.oct-switch .oct-dropdown-panel'),
  },
  {
    name: 'color mode',
    async act(page) {
      await page.locator('.oct-color-mode-menu > button').hover();
      await page.locator('.oct-navbar .oct-color-mode-option[data-mode=dark]').click();
    },
    event: 'change',
    done: `document.documentElement.classList.contains('dark')`,
  },
  {
    name: 'Ctrl+K → focus',
    act: (page) => page.keyboard.press('Control+k'),
    event: 'keydown',
    done: `document.activeElement.localName === 'input'`,
  },
  {
    name: 'Ctrl+K → first row',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('configuration', { delay: 20 });
    },
    event: 'keydown',
    done: `document.querySelector('.oct-search-group .oct-search-row mark') !== null`,
  },
  {
    name: 'drawer',
    phone: true,
    act: (page) => page.locator('.oct-sidebar-button').tap(),
    event: 'click',
    done: `document.getElementById('oct-sidebar').hasAttribute('data-open')`,
  },
  {
    name: 'mobile menu',
    phone: true,
    act: (page) => page.locator('.oct-hamburger').tap(),
    event: 'click',
    done: isShown('.oct-mobile-menu'),
  },
];

/** This repository, built in its workspace. */
export const octavo = {
  name: 'octavo',
  mainPackage: '@octavo/cli',
  ...toolchainOf(REPO),
  sources: ['content', 'docs.config.ts'],
  caches: ['node_modules/.cache'],
  output: 'dist',
  pageFile: (route) => `content/en/${route}.md`,
  pageUrl: (route) => `/${route}`,
  search: {
    // The input of the search panel, or the hidden input that buffers text until the panel has
    // loaded.
    input: '.oct-search [role=combobox], html > input',
    busy: '.oct-search [aria-busy=true]',
    result: '.oct-search [role=option]',
  },
  interactions: INTERACTIONS,

  *files(corpus) {
    yield* metaTree('content', corpus);
    yield [
      'docs.config.ts',
      `import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'Bench',
  description: 'bench',
  lang: 'en',
  locales: ${JSON.stringify(LANGUAGES)},
});
`,
    ];
  },
};
