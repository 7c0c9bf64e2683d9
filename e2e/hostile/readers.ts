import type { Page } from '@playwright/test';

/** Hostile state of a reader's browser or connection. The page must show its content and log no errors. */
export interface ReaderCase {
  input: string;
  /** Path relative to the site. @default 'guide' */
  path?: string;
  /** Runs before the page loads. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs after the page has loaded. */
  after?: (page: Page) => Promise<unknown>;
  /** Whether the browser logs the failed request that the case causes. @default false */
  logsFailures?: boolean;
}

const PAYLOAD = '"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';

const script = (run: () => void) => (page: Page) => page.addInitScript(run);
const search = (text: string): ReaderCase => ({
  input: `a search for ${text.length > 40 ? `${text.length} characters` : JSON.stringify(text)}`,
  async after(page) {
    await page.getByRole('button', { name: 'Search' }).first().click();
    const input = page.getByRole('combobox');
    await input.fill(text);
    await input.press('ArrowDown');
    await input.press('Escape');
  },
});
const stored = (value: string): ReaderCase => ({
  input: `${value.length > 40 ? `${value.length} characters` : value || 'an empty string'} under every storage key`,
  before: async (page) => {
    await page.addInitScript((value) => {
      Storage.prototype.getItem = () => value;
    }, value);
  },
});

export const READERS: ReaderCase[] = [
  {
    input: 'a query with markup',
    path: `guide?q=${encodeURIComponent(PAYLOAD)}&lang=${encodeURIComponent(PAYLOAD)}`,
  },
  { input: 'a hash with markup', path: `guide#${encodeURIComponent(PAYLOAD)}` },
  { input: 'a hash that is not encoded correctly', path: 'guide#%E0%A4%A' },
  { input: 'a hash that is a selector', path: 'guide#a[b="c"]:not(*)' },
  { input: 'a hash named like an object member', path: 'guide#__proto__' },
  { input: 'a hash of 20,000 characters', path: `guide#${'a'.repeat(20_000)}` },
  ...[
    '',
    'null',
    '{',
    '[]',
    '{"groups":[1,{"a":null}]}',
    '-1',
    '"text"',
    PAYLOAD,
    'a'.repeat(100_000),
  ].map(stored),
  {
    input: 'a storage that throws',
    before: script(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  },
  {
    input: 'a storage that is full',
    before: script(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  },
  {
    input: 'no IntersectionObserver',
    before: script(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  },
  {
    input: 'no ResizeObserver',
    before: script(() => Reflect.deleteProperty(window, 'ResizeObserver')),
  },
  {
    input: 'no requestIdleCallback',
    before: script(() => Reflect.deleteProperty(window, 'requestIdleCallback')),
  },
  {
    input: 'no clipboard',
    before: script(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    after: (page) => page.locator('.oct-copy').first().click({ force: true }),
  },
  {
    input: 'no workers',
    before: script(() => Reflect.deleteProperty(window, 'Worker')),
    after: (page) => page.keyboard.press('ControlOrMeta+k'),
  },
  {
    input: 'no view transitions',
    before: script(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition')),
  },
  {
    input: 'no languages',
    before: script(() => Object.defineProperty(navigator, 'languages', { value: [] })),
  },
  {
    input: 'a language that is markup',
    before: script(() =>
      Object.defineProperty(navigator, 'languages', { value: ['"><b>', '', 'x-'] }),
    ),
  },
  {
    input: 'a changed Object.prototype',
    before: script(() => Object.assign(Object.prototype, { link: 'javascript:window.pwned=1' })),
  },
  {
    input: 'a changed Array.prototype',
    before: script(() => Object.assign(Array.prototype, { flatten: () => [] })),
  },
  {
    input: 'messages from other windows',
    after: (page) =>
      page.evaluate(() => {
        for (const data of [null, 'a', { type: 'reload' }, [], { __proto__: null }])
          window.postMessage(data, '*');
      }),
  },
  {
    input: 'a state of the history from another program',
    after: (page) =>
      page.evaluate(() => {
        history.pushState({ idx: 'a', key: 5, usr: [] }, '', '#first');
        history.back();
      }),
  },
  {
    input: 'an extension that adds elements to the head and body',
    before: script(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.head.prepend(document.createElement('style'));
        document.body.prepend(document.createElement('grammarly-extension'));
        document.body.setAttribute('data-gr', '1');
      }),
    ),
  },
  {
    input: 'an extension that changes attributes of the root',
    before: script(() =>
      new MutationObserver(() =>
        document.documentElement?.setAttribute('data-darkreader', '1'),
      ).observe(document, { childList: true }),
    ),
  },
  {
    input: 'an extension that translates the page',
    after: (page) =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (walker.nextNode()) nodes.push(walker.currentNode as Text);
        for (const node of nodes) {
          const font = document.createElement('font');
          node.replaceWith(font);
          font.append(node);
        }
      }),
    logsFailures: true,
  },
  ...[
    PAYLOAD,
    '__proto__',
    'constructor',
    '\ud800',
    '(',
    '.*+?^$()|[]\\',
    '   ',
    '\0',
    '"unclosed',
    '-only -minus',
    '好'.repeat(300),
    'a'.repeat(20_000),
    '😀'.repeat(50),
    '\u202eabc',
    'a\nb\tc',
    '%',
    '../..',
  ].map(search),
  {
    input: 'page data that is HTML',
    before: (page) =>
      page.route('**/static/pages/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      ),
    after: follow,
    logsFailures: true,
  },
  {
    input: 'page data that is cut off',
    before: (page) =>
      page.route('**/static/pages/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const a = {' }),
      ),
    after: follow,
    logsFailures: true,
  },
  {
    input: 'page data that is missing',
    before: (page) =>
      page.route('**/static/pages/**', (route) => route.fulfill({ status: 404, body: '' })),
    after: follow,
    logsFailures: true,
  },
  {
    input: 'page data from a server that fails',
    before: (page) =>
      page.route('**/static/pages/**', (route) => route.fulfill({ status: 500, body: 'error' })),
    after: follow,
    logsFailures: true,
  },
  {
    input: 'a connection that breaks',
    before: (page) => page.route('**/static/pages/**', (route) => route.abort()),
    after: follow,
    logsFailures: true,
  },
  {
    input: 'a search index that is HTML',
    before: (page) =>
      page.route('**/search_index*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      ),
    after: (page) => search('guide').after!(page),
    logsFailures: true,
  },
  {
    input: 'a search index that is missing',
    before: (page) =>
      page.route('**/search_index*', (route) => route.fulfill({ status: 404, body: '' })),
    after: (page) => search('guide').after!(page),
    logsFailures: true,
  },
];

/** Follows a link to a page that is not loaded yet. */
async function follow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Other' }).first().click();
}
