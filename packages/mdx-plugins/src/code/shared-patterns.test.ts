import { createHighlighterCore, type HighlighterCore, type PatternScanner } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { addLiterals } from './pattern-literals';
import { sharePatterns } from './shared-patterns';
import { tokenTheme } from './token-theme';

const engine = () => createOnigurumaEngine(import('shiki/wasm'));

const SAMPLES = {
  tsx: `import { x } from "y";
const a = <T,>(b: T): b is T => <p c={\`\${b}\`}>文 {/* d */}</p>;
/re\\/g[/]/.test("e");
\`a
\${b}
c\`;`,
  bash: 'cat <<EOF | grep "a b"\n$HOME\nEOF\nfor i in 1 2; do echo $i; done',
  markdown: '# a\n\n- b\n\n  ```ts\n  const c = 1;\n  ```\n\n> *d* `e`',
  ruby: 'a = <<~HTML\n  <p>#{b}</p>\nHTML\nputs a',
  yaml: 'a: |\n  b\nc: &d [1, "2"]\n',
  css: '.a { color: #fff; }\n@media (width > 1px) { .b {} }',
};
const LANGUAGES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

const highlighterWith = (wrap: typeof sharePatterns): Promise<HighlighterCore> =>
  createHighlighterCore({
    themes: [tokenTheme],
    langs: LANGUAGES.map((lang) => bundledLanguages[lang]),
    engine: engine().then(wrap),
  });

const plain = highlighterWith((given) => given);
const shared = highlighterWith(sharePatterns);

test.each(LANGUAGES)('returns the same tokens for %s with shared patterns', async (lang) => {
  const options = { lang, theme: 'octavo', tokenizeTimeLimit: 0 };
  const expected = (await plain).codeToTokensBase(SAMPLES[lang], options);
  expect((await shared).codeToTokensBase(SAMPLES[lang], options)).toEqual(expected);
});

test('compiles a pattern once, on first use', async () => {
  const base = await engine();
  const compiled: string[] = [];
  const counting = sharePatterns({
    ...base,
    createScanner(patterns): PatternScanner {
      compiled.push(...patterns.map(String));
      return base.createScanner(patterns);
    },
  });
  const first = counting.createScanner(['b', 'a', 'c']);
  const second = counting.createScanner(['a', 'x']);
  const text = counting.createString('abc');
  expect(first.findNextMatchSync(text, 0, 0)).toMatchObject({ index: 1 });
  expect(compiled).toEqual(['b', 'a']);
  expect(second.findNextMatchSync(text, 0, 0)).toMatchObject({ index: 0 });
  expect(second.findNextMatchSync(text, 1, 0)).toBeNull();
  expect(first.findNextMatchSync(text, 1, 0)).toMatchObject({ index: 0 });
  expect(compiled).toEqual(['b', 'a', 'x']);
});

test('searches only lines that contain a literal of the pattern', async () => {
  addLiterals({ patterns: [{ match: 'lit(er)?al', begin: 'other' }] }, [['lit'], null]);
  const base = await engine();
  const searched: string[] = [];
  const counting = sharePatterns({
    ...base,
    createScanner(patterns): PatternScanner {
      const scanner = base.createScanner(patterns);
      return {
        ...scanner,
        findNextMatchSync(text, from, flags) {
          searched.push(
            `${patterns.map(String).join()} in ${(text as { content: string }).content}`,
          );
          return scanner.findNextMatchSync(text, from, flags);
        },
      };
    },
  });
  const scanner = counting.createScanner(['lit(er)?al', 'other']);
  const [a, b] = ['no match', 'a literal'].map((text) => counting.createString(text));
  expect(scanner.findNextMatchSync(a!, 0, 0)).toBeNull();
  expect(scanner.findNextMatchSync(a!, 1, 0)).toBeNull();
  expect(searched).toEqual(['other in no match']);
  expect(scanner.findNextMatchSync(b!, 0, 0)).toMatchObject({ index: 0 });
  expect(searched.slice(1)).toEqual(['lit(er)?al in a literal', 'other in a literal']);
});
