import type { HighlighterCore } from 'shiki/core';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { sharePatterns } from './shared-patterns';
import { classForColor, tokenTheme } from './token-theme';
import { type CodeToken, pushToken, tokenizePlain } from './tokens';

type LanguageName = keyof typeof bundledLanguages;

const PLAIN_NAMES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);
/**
 * All dialects of JavaScript share this grammar. It is the largest one, and preparing it for each name takes longer than
 * tokenizing the code.
 */
const JAVASCRIPT = 'tsx';
const JAVASCRIPT_NAMES = new Set(['js', 'javascript', 'jsx', 'mjs', 'cjs', 'nodejs']);

/** Common language names that Shiki does not have. */
const EXTRA_ALIASES: Record<string, string> = {
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
/** Bits of the foreground color in the metadata of a token. */
const FOREGROUND_MASK = 0xff8000;
const FOREGROUND_SHIFT = 15;

let highlighter: Promise<HighlighterCore> | undefined;
let loaded: HighlighterCore | undefined;
/** Class of each color of the theme, by index in its color map. */
let classes: string[] | undefined;

/** Returns the name of the grammar for a language, `text` for plain text, or `undefined` for an unknown language. */
export function resolveLanguage(lang: string): string | undefined {
  const name = lang.toLowerCase();
  if (PLAIN_NAMES.has(name)) return name === 'ansi' ? 'ansi' : 'text';
  if (JAVASCRIPT_NAMES.has(name)) return JAVASCRIPT;
  if (Object.hasOwn(bundledLanguages, name)) return name;
  if (Object.hasOwn(bundledLanguagesAlias, name)) return name;
  return Object.hasOwn(EXTRA_ALIASES, name) ? EXTRA_ALIASES[name] : undefined;
}

/** Returns all language names and aliases, for suggestions. */
export function getLanguageNames(): string[] {
  return [...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias), ...PLAIN_NAMES];
}

/** Returns whether a language is loaded, so that `tokenize` can be called for it. */
export function isLoaded(lang: string): boolean {
  return (
    lang === 'text' || lang === 'ansi' || (loaded?.getLoadedLanguages().includes(lang) ?? false)
  );
}

/** Loads languages into the highlighter of the process. */
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

/** Imports Shiki lazily, so that builds without uncached code start faster. */
async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ]);
  return createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    // For a few hundred pages, this engine takes half the time of the JavaScript engine, which has to translate every
    // pattern of a grammar first.
    engine: createOnigurumaEngine(import('shiki/wasm')).then(sharePatterns),
  });
}

/** Returns the tokens of each line. The language must be loaded. */
export function tokenize(code: string, lang: string): CodeToken[][] {
  if (lang === 'text' || !loaded) return tokenizePlain(code);
  classes ??= loaded.setTheme('octavo').colorMap.map(classForColor);
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
