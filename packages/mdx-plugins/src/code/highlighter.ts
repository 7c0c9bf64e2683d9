import type { HighlighterCore } from 'shiki/core';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { sharePatterns } from './shared-patterns';
import { classOfColor, tokenTheme } from './token-theme';
import { type CodeToken, plainLines, pushToken } from './tokens';

type LanguageName = keyof typeof bundledLanguages;

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);
/**
 * One grammar reads all of JavaScript: it is the largest of all, and to prepare it once for each of these
 * names costs more than all the code that it reads.
 */
const JAVASCRIPT = 'tsx';
const JAVASCRIPT_NAMES = new Set(['js', 'javascript', 'jsx', 'mjs', 'cjs', 'nodejs']);

/** Names in use for languages that go by another. */
const OTHER_NAMES: Record<string, string> = {
  ejs: 'html',
  env: 'dotenv',
  mts: 'ts',
  cts: 'ts',
  htm: 'html',
  svg: 'xml',
  conf: 'ini',
  gitignore: 'ini',
  pnpm: 'bash',
  npm: 'bash',
  terminal: 'bash',
};
/** Foreground of a token in the number that describes it. */
const FOREGROUND_MASK = 0xff8000;
const FOREGROUND_SHIFT = 15;

let highlighter: Promise<HighlighterCore> | undefined;
let loaded: HighlighterCore | undefined;
/** Class of each color of the theme, by its number. */
let classes: string[] | undefined;

/** The name a language is known by; `undefined` when nobody knows it. `text` needs no highlighting. */
export function resolveLanguage(lang: string): string | undefined {
  const name = lang.toLowerCase();
  if (PLAIN.has(name)) return name === 'ansi' ? 'ansi' : 'text';
  if (JAVASCRIPT_NAMES.has(name)) return JAVASCRIPT;
  if (Object.hasOwn(bundledLanguages, name)) return name;
  if (Object.hasOwn(bundledLanguagesAlias, name)) return name;
  return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
}

/** Every name a language can be called by, for suggestions. */
export function languageNames(): string[] {
  return [...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias), ...PLAIN];
}

/** Whether `tokenize` can be called for a language. */
export function isLoaded(lang: string): boolean {
  return (
    lang === 'text' || lang === 'ansi' || (loaded?.getLoadedLanguages().includes(lang) ?? false)
  );
}

/** Load what is missing; one highlighter serves the process. */
export async function loadLanguages(langs: Iterable<string>): Promise<void> {
  highlighter ??= createHighlighter();
  loaded = await highlighter;
  for (const lang of langs) {
    if (isLoaded(lang)) continue;
    const load =
      bundledLanguages[lang as LanguageName] ??
      bundledLanguagesAlias[lang as keyof typeof bundledLanguagesAlias];
    await loaded.loadLanguage(load);
  }
}

/** Loaded with the first code that is not known: pages without any, or with none that is new, start sooner. */
async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ]);
  return createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    // Over a few hundred pages this engine takes half the time of the one in JavaScript: that one has
    // to translate every pattern of a grammar first.
    engine: createOnigurumaEngine(import('shiki/wasm')).then(sharePatterns),
  });
}

/** Returns the tokens of each line. The language must be loaded. */
export function tokenize(code: string, lang: string): CodeToken[][] {
  if (lang === 'text' || !loaded) return plainLines(code);
  classes ??= loaded.setTheme('octavo').colorMap.map(classOfColor);
  const grammar = loaded.getLanguage(lang);
  let stack: Parameters<typeof grammar.tokenizeLine2>[1] = null;
  return code.split('\n').map((line) => {
    const { tokens: numbers, ruleStack } = grammar.tokenizeLine2(line, stack, 0);
    stack = ruleStack;
    const tokens: CodeToken[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const text = line.slice(numbers[index], numbers[index + 2] ?? line.length);
      const color = (numbers[index + 1]! & FOREGROUND_MASK) >>> FOREGROUND_SHIFT;
      if (text) pushToken(tokens, text, classes![color] ?? '');
    }
    return tokens;
  });
}
