import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TABS_RESTORE_SCRIPT } from './restore-script';
import { storeTab, TAB_STORAGE_PREFIX } from './tab-storage';

let rules: string[];

beforeEach(() => {
  rules = [];
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules = text.split('\n').filter(Boolean);
      }
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [],
    writable: true,
    configurable: true,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

function run() {
  new Function(TABS_RESTORE_SCRIPT)();
}

test('adds no stylesheet if no selection is stored', () => {
  localStorage.setItem('other', 'value');
  run();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('adds rules for the stored value of a group', () => {
  localStorage.setItem(`${TAB_STORAGE_PREFIX}package.manager`, 'pnpm');
  run();

  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(rules).toHaveLength(4);
  for (const rule of rules) {
    expect(rule).toContain('[data-tabs-group="package.manager"]:not([data-tabs-ready])');
    expect(rule).toContain('[data-tab-value="pnpm"]');
  }
});

test('a later selection replaces the rules, without another stylesheet', () => {
  localStorage.setItem(`${TAB_STORAGE_PREFIX}package.manager`, 'pnpm');
  run();
  storeTab('package.manager', 'yarn');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(rules).toHaveLength(4);
  for (const rule of rules) expect(rule).toContain('[data-tab-value="yarn"]');
});

test('adds rules by index for an integer', () => {
  localStorage.setItem(`${TAB_STORAGE_PREFIX}g`, '2');
  run();
  expect(rules).toHaveLength(8);
  expect(rules[5]).toContain('>.oct-tab-panel:nth-child(4)');
  expect(rules[5]).toContain(':not(:has(>.oct-tab-list>.oct-tab[data-tab-value="2"]))');
});

test('escapes stored values as CSS strings', () => {
  localStorage.setItem(`${TAB_STORAGE_PREFIX}g"]{}`, 'a"]{} \\ \n*{display:none}');
  run();
  expect(rules[0]).toContain('[data-tabs-group="g\\22 ]{}"]');
  expect(rules[0]).toContain('[data-tab-value="a\\22 ]{} \\5c  \\a *{display:none}"]');
});

test('does not throw if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  localStorage.setItem(`${TAB_STORAGE_PREFIX}g`, 'a');
  expect(run).not.toThrow();
});
