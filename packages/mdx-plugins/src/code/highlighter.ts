import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';
import type { HighlighterCore, LanguageRegistration, ShikiTransformer } from 'shiki/core';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { sharePatterns } from './shared-patterns';
import { getColorClass, tokenTheme } from './token-theme';
import { type CodeToken, pushToken, tokenizePlainText } from './tokens';

/** What transformers receive about a code block, as `this.options.meta`. */
export interface FenceContext {
  /** Attributes, as written. */
  __raw: string;
  /** Language of the page. */
  lang: string;
  /** Absolute paths of files that the result depends on, to which transformers add. */
  dependencies: string[];
}

type LanguageName = keyof typeof bundledLanguages;

const PLAIN_NAMES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);
/**
 * Grammar shared by all JavaScript dialects. It is the largest grammar, and loading it once per alias is slower than
 * tokenizing.
 */
const JAVASCRIPT = 'tsx';
const JAVASCRIPT_NAMES = new Set(['js', 'javascript', 'jsx', 'mjs', 'cjs', 'nodejs']);

/** Common language names that Shiki does not support. */
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
/** Bit mask for the foreground color in Shiki's token metadata. */
const FOREGROUND_MASK = 0xff8000;
const FOREGROUND_SHIFT = 15;

let highlighter: Promise<HighlighterCore> | undefined;
let loaded: HighlighterCore | undefined;
/** Token classes, indexed by the theme's color map. */
let classes: string[] | undefined;

const ownDigests = new WeakMap<LanguageRegistration, string>();
/** Languages that a site adds, by name and alias. */
let ownLanguages = new Map<string, LanguageRegistration>();
let renderHtml: ((tree: { type: 'root'; children: ElementContent[] }) => string) | undefined;

/** Sets the languages of a site, which take precedence over the languages of Shiki. */
export function setOwnLanguages(languages: readonly LanguageRegistration[]): void {
  const next = new Map(
    languages.flatMap((language) =>
      [language.name, ...(language.aliases ?? [])].map((name) => [name.toLowerCase(), language]),
    ),
  );
  if (JSON.stringify([...next]) === JSON.stringify([...ownLanguages])) return;
  ownLanguages = next;
  // The highlighter may have loaded another version of a language.
  highlighter = undefined;
  loaded = undefined;
  classes = undefined;
}

/** Returns a digest of a language of the site, or `undefined` for other languages. */
export function getLanguageDigest(lang: string): string | undefined {
  const language = ownLanguages.get(lang.toLowerCase());
  if (!language) return undefined;
  let digest = ownDigests.get(language);
  if (digest === undefined) {
    digest = createHash('sha1').update(JSON.stringify(language)).digest('base64url');
    ownDigests.set(language, digest);
  }
  return digest;
}

/** Resolves a language name to a grammar name. Returns `text` for plain text and `undefined` for unknown languages. */
export function resolveLanguage(lang: string): string | undefined {
  const name = lang.toLowerCase();
  const own = ownLanguages.get(name);
  if (own) return own.name;
  if (PLAIN_NAMES.has(name)) return name === 'ansi' ? 'ansi' : 'text';
  if (JAVASCRIPT_NAMES.has(name)) return JAVASCRIPT;
  if (Object.hasOwn(bundledLanguages, name)) return name;
  if (Object.hasOwn(bundledLanguagesAlias, name)) return name;
  return Object.hasOwn(EXTRA_ALIASES, name) ? EXTRA_ALIASES[name] : undefined;
}

/** Returns all language names and aliases, for use in suggestions. */
export function getLanguageNames(): string[] {
  return [
    ...ownLanguages.keys(),
    ...Object.keys(bundledLanguages),
    ...Object.keys(bundledLanguagesAlias),
    ...PLAIN_NAMES,
  ];
}

/** Checks whether a language is loaded and can be passed to `tokenize`. */
export function isLanguageLoaded(lang: string): boolean {
  return (
    lang === 'text' || lang === 'ansi' || (loaded?.getLoadedLanguages().includes(lang) ?? false)
  );
}

/** Checks whether code in languages can be rendered with transformers. */
export function canTransform(langs: readonly string[]): boolean {
  return loaded !== undefined && langs.every(isLanguageLoaded);
}

/** Loads languages into the shared highlighter. */
export async function loadLanguages(langs: Iterable<string>): Promise<void> {
  highlighter ??= createHighlighter();
  loaded = await highlighter;
  for (const lang of langs) {
    if (isLanguageLoaded(lang)) continue;
    const load =
      ownLanguages.get(lang.toLowerCase()) ??
      bundledLanguages[lang as LanguageName] ??
      bundledLanguagesAlias[lang as keyof typeof bundledLanguagesAlias];
    await loaded.loadLanguage(load);
  }
}

/** Imports Shiki lazily to speed up builds in which all code is cached. */
async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore, hastToHtml }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ]);
  renderHtml = hastToHtml;
  return createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    // For a few hundred pages, Oniguruma takes half as long as the JavaScript engine, which has to transpile every
    // pattern in a grammar first.
    engine: createOnigurumaEngine(import('shiki/wasm')).then(sharePatterns),
  });
}

/**
 * Runs Shiki with transformers.
 *
 * @param options.meta attributes of the code block, which transformers receive as `this.options.meta`
 * @returns the `<pre>` element, and a function that renders its nodes
 */
export function tokenizeWithTransformers(
  code: string,
  lang: string,
  { transformers, meta }: { transformers: ShikiTransformer[]; meta: FenceContext },
): { pre: Element; toHtml: (children: ElementContent[]) => string } {
  if (!loaded || !renderHtml) throw new Error('No language is loaded.');
  const root = loaded.codeToHast(code, {
    lang,
    theme: tokenTheme.name!,
    // The default limit would leave code without colors on a busy machine.
    tokenizeTimeLimit: 0,
    transformers,
    meta: { ...meta },
  });
  const toHtml = renderHtml;
  return {
    pre: root.children.find((child): child is Element => child.type === 'element')!,
    toHtml: (children) => toHtml({ type: 'root', children }),
  };
}

/** Tokenizes code line by line. The language must be loaded. */
export function tokenize(code: string, lang: string): CodeToken[][] {
  if (lang === 'text' || !loaded) return tokenizePlainText(code);
  classes ??= loaded.setTheme('octavo').colorMap.map(getColorClass);
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
