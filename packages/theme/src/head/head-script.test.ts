import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeMatchMedia } from '../testing/browser';
import { createHeadScript, type HeadScriptOptions, VISITED_KEY } from './head-script';

const root = document.documentElement;
const redirectTo = vi.fn();

interface Visit extends Partial<HeadScriptOptions> {
  url?: string;
  language?: string;
  agent?: string;
}

/** Runs the script with a URL, a language and a user agent. */
function visit({
  url = 'https://x.y/',
  language = 'en',
  agent = 'Mozilla',
  ...options
}: Visit = {}) {
  const { pathname, search, hash } = new URL(url);
  const location = { pathname, search, hash, replace: redirectTo };
  const navigator = { language, userAgent: agent };
  const script = createHeadScript({ base: '/', ...options });
  // Stop the script of the previous visit.
  window.octEarlySearch?.(() => {});
  new Function('location', 'navigator', script)(location, navigator);
}

beforeEach(() => {
  fakeMatchMedia(false);
  document.head.innerHTML = '';
  root.removeAttribute('class');
  root.removeAttribute('data-hide');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  redirectTo.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test('is the same for every page, and does not close the script element', () => {
  const options = { base: '/</script>/' };
  expect(createHeadScript(options)).toBe(createHeadScript(options));
  expect(createHeadScript(options)).not.toContain('</script');
});

describe('color mode', () => {
  test.each([
    ['dark', false, true],
    ['light', true, false],
    ['auto', true, true],
    ['auto', false, false],
    ['garbage', true, true],
  ])('stored %s, with dark system mode %s', (stored, system, dark) => {
    fakeMatchMedia(system);
    localStorage.setItem('octavo.color-mode', stored);
    visit();
    expect(root.classList.contains('dark')).toBe(dark);
    expect(root.style.colorScheme).toBe(dark ? 'dark' : 'light');
    expect(document.querySelector('meta')?.content).toBe(dark ? '#111112' : '#ffffff');
  });

  test('is light if the site has no dark mode', () => {
    fakeMatchMedia(true);
    localStorage.setItem('octavo.color-mode', 'dark');
    visit({ darkMode: false });
    expect(root.classList.contains('dark')).toBe(false);
    expect(root.dataset.colorMode).toBe('light');
  });

  test('does not throw if storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => visit()).not.toThrow();
    expect(root.dataset.colorMode).toBe('auto');
  });
});

test('query flags hide areas of the page', () => {
  visit({ url: 'https://x.y/?navbar=0&outline=0&sidebar=1' });
  expect(root.dataset.hide).toBe('navbar outline');
});

describe('locale redirect', () => {
  const redirect = { mode: 'auto', defaultLang: 'en', langs: ['en', 'zh', 'ja'] } as const;
  const target = (): unknown => redirectTo.mock.calls[0]?.[0];

  test.each([
    ['https://x.y/guide/?q=1#h', 'zh-CN', '/zh/guide/?q=1#h'],
    ['https://x.y/', 'zh', '/zh/'],
    ['https://x.y/zh/guide/', 'en-US', '/guide/'],
    ['https://x.y/zh/guide/', 'ja', '/ja/guide/'],
    ['https://x.y/en/guide/', 'zh', '/zh/guide/'],
    ['https://x.y/guide/', 'en-GB', undefined],
    ['https://x.y/guide/', 'fr', undefined],
    ['https://x.y/guide/', '', undefined],
    ['https://x.y/zhongwen/', 'zh', '/zh/zhongwen/'],
    // Two slashes at the start would be another host.
    ['https://x.y/zh//evil.example/path', 'en', '/evil.example/path'],
    ['https://x.y/zh///evil.example/path', 'en', '/evil.example/path'],
    ['https://x.y//evil.example/path', 'zh', '/zh/evil.example/path'],
  ])('redirects %s in %s to %s', (url, language, expected) => {
    visit({ url, language, redirect });
    expect(target()).toBe(expected);
  });

  test('keeps base path and version', () => {
    visit({
      url: 'https://x.y/docs/v1/a',
      language: 'zh',
      base: '/docs/',
      redirect: { ...redirect, versions: ['v1'] },
    });
    expect(target()).toBe('/docs/v1/zh/a');
  });

  test('redirects only on the first visit', () => {
    visit({ language: 'en', redirect });
    expect(localStorage.getItem(VISITED_KEY)).toBe('1');
    visit({ language: 'zh', redirect });
    expect(redirectTo).not.toHaveBeenCalled();
  });

  test('does not redirect crawlers', () => {
    for (const agent of ['Googlebot', 'Chrome-Lighthouse', 'a spider', 'WebCrawler']) {
      localStorage.clear();
      visit({ language: 'zh', agent, redirect });
    }
    expect(redirectTo).not.toHaveBeenCalled();
  });

  test('does not redirect if it is disabled or storage is not writable', () => {
    visit({ language: 'zh', redirect: { ...redirect, mode: 'never' } });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    visit({ language: 'zh', redirect });
    expect(redirectTo).not.toHaveBeenCalled();
  });

  test('only-default-lang redirects only from the default language', () => {
    const only = { ...redirect, mode: 'only-default-lang' } as const;
    visit({ url: 'https://x.y/zh/', language: 'en', redirect: only });
    expect(redirectTo).not.toHaveBeenCalled();
    localStorage.clear();
    visit({ url: 'https://x.y/', language: 'zh', redirect: only });
    expect(target()).toBe('/zh/');
  });
});

describe('announcement', () => {
  /** Returns the rules that the script adds to constructed stylesheets. */
  function rulesAfter(options: Partial<HeadScriptOptions>): string[] {
    const rules: string[] = [];
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync = (text: string) => rules.push(text);
      },
    );
    vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/\W/g, '\\$&') });
    Object.defineProperty(document, 'adoptedStyleSheets', {
      value: [],
      writable: true,
      configurable: true,
    });
    visit(options);
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    return rules;
  }

  test('hides a closed announcement before the first paint', () => {
    localStorage.setItem('octavo.announcement', 'a"b');
    expect(rulesAfter({ announcement: true })).toEqual([
      '[data-announcement="a\\"b"]{display:none}',
    ]);
  });

  test('adds no rule without an announcement or a closed announcement', () => {
    expect(rulesAfter({ announcement: true })).toEqual([]);
    localStorage.setItem('octavo.announcement', 'a');
    expect(rulesAfter({})).toEqual([]);
  });
});

test('the statements share no variables', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  const button = document.createElement('button');
  button.setAttribute('aria-keyshortcuts', 'Control+K');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  document.body.append(button);
  visit({ announcement: true });
  button.click();
  expect(onClick).not.toHaveBeenCalled();
  window.octEarlySearch!(() => {});
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
  button.remove();
});
