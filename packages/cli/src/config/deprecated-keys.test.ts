import { expect, test } from 'vitest';

import { replaceDeprecatedKeys } from './deprecated-keys';

const FILE = '/site/docs.config.ts';

/** Returns the configuration without deprecated keys, and the warnings. */
function replace(config: unknown) {
  const warnings: string[] = [];
  return {
    config: replaceDeprecatedKeys(config, FILE, (message) => warnings.push(message)),
    warnings,
  };
}

test('renames a key, and warns about the old name', () => {
  const routes = () => [];
  expect(replace({ title: 'Site', plugins: [{ name: 'a' }, { name: 'feed', routes }] })).toEqual({
    config: { title: 'Site', plugins: [{ name: 'a' }, { name: 'feed', pages: routes }] },
    warnings: [
      'docs.config.ts: plugins[1] ("feed").routes is deprecated. Use plugins[1] ("feed").pages instead.',
    ],
  });
});

test('a new key takes precedence over its old name', () => {
  const [routes, pages] = [() => [], () => []];
  expect(replace({ plugins: [{ name: 'feed', routes, pages }] }).config).toEqual({
    plugins: [{ name: 'feed', pages }],
  });
});

test('ignores a key that has no effect anymore, and warns about it', () => {
  const messages = { close: 'Fermer', menu: 'Menu' };
  expect(
    replace({ themeConfig: { messages, locales: [{ lang: 'fr', messages }, { lang: 'de' }] } }),
  ).toEqual({
    config: {
      themeConfig: {
        messages: { menu: 'Menu' },
        locales: [{ lang: 'fr', messages: { menu: 'Menu' } }, { lang: 'de' }],
      },
    },
    warnings: [
      'docs.config.ts: themeConfig.messages.close is deprecated. Remove it. It no longer has any effect.',
      'docs.config.ts: themeConfig.locales[0].messages.close is deprecated. Remove it. It no longer has any effect.',
    ],
  });
});

test.each([
  undefined,
  5,
  {},
  { plugins: 'feed', themeConfig: null },
  { plugins: [null, () => {}], themeConfig: { messages: [] } },
])('returns a configuration without deprecated keys unchanged: %j', (config) => {
  expect(replace(config)).toEqual({ config, warnings: [] });
});

test('does not change the original configuration', () => {
  const config = { themeConfig: { messages: { close: 'Fermer' } } };
  replace(config);
  expect(config).toEqual({ themeConfig: { messages: { close: 'Fermer' } } });
});
