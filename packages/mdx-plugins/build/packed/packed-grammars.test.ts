import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createHighlighterCore, type LanguageRegistration, type RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguagesInfo } from 'shiki/langs';
import { expect, test } from 'vitest';

import { getLiterals, listPatterns } from '../../src/code/pattern-literals';
import { sharePatterns } from '../../src/code/shared-patterns';
import { tokenTheme } from '../../src/code/token-theme';
import { createLoaders } from '../read-languages';
import { LINES } from '../testing/sample-lines';
import { SAMPLES } from '../testing/samples';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const folder = `../dist/${readdirSync(dist).find((name) => name.startsWith('grammars-'))}`;

/** `npm test` checks the languages with a sample. `pnpm test:long` checks all languages. */
const LANGUAGES = bundledLanguagesInfo.filter(
  ({ id, aliases = [] }) =>
    process.env.OCTAVO_LONG === '1' ||
    [id, ...aliases].some((name) => Object.hasOwn(SAMPLES, name)),
);

test.each(LANGUAGES.map((language) => [language.id, language] as const))(
  'returns the same tokens for %s with the packed grammar as without literals',
  async (id, { aliases = [], import: load }) => {
    const { default: grammars } = await load();
    const names = grammars.map(({ name }) => name);
    const packed = createLoaders(folder, { [id]: names })[id]!();
    expect(packed.map(({ name }) => name)).toEqual(names);
    const samples = [id, ...aliases].flatMap((name) => SAMPLES[name] ?? []);
    const codes = [...samples, LINES.join('')];
    expect(await tokenize(packed, sharePatterns, id, codes)).toEqual(
      await tokenize(grammars, (engine) => engine, id, codes),
    );
  },
);

test('each sample belongs to a language, and packed grammars contain literals', () => {
  const names = new Set(LANGUAGES.flatMap(({ id, aliases = [] }) => [id, ...aliases]));
  expect(Object.keys(SAMPLES).filter((name) => !names.has(name))).toEqual([]);
  const [grammar] = createLoaders(folder, { css: ['css'] }).css!();
  expect(listPatterns(grammar!).filter(getLiterals).length).toBeGreaterThan(10);
});

async function tokenize(
  langs: LanguageRegistration[],
  wrap: (engine: RegexEngine) => RegexEngine,
  lang: string,
  codes: readonly string[],
) {
  const highlighter = await createHighlighterCore({
    themes: [tokenTheme],
    langs: [langs],
    engine: createOnigurumaEngine(import('shiki/wasm')).then(wrap),
  });
  const options = { lang, theme: tokenTheme.name!, tokenizeTimeLimit: 0 };
  const tokens = codes.map((code) =>
    highlighter
      .codeToTokensBase(code, { ...options, includeExplanation: true })
      .flat()
      .map(({ content, explanation }) => JSON.stringify([content, explanation])),
  );
  highlighter.dispose();
  return tokens;
}
