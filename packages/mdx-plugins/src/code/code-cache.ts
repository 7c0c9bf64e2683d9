import { createHash } from 'node:crypto';
import type { HighlightCache } from '../options';
import { getLanguageDigest } from './highlighter';
import { type LineOptions, type RenderedCode, renderLines } from './render-lines';

/** Cache version, included in every key. Increment it when the HTML generated for the same code changes. */
const FORMAT = 2;
const MAX_ENTRIES = 5000;

const memory = new Map<string, RenderedCode>();

/** Renders code with `renderLines`, or returns a cached result from memory or the persistent cache. */
export function renderCached(
  code: string,
  options: LineOptions,
  cache: HighlightCache | undefined,
): RenderedCode {
  const key = cacheKey(code, options);
  const cached = memory.get(key) ?? readEntry(cache, key);
  if (cached) {
    memory.set(key, cached);
    return cached;
  }
  const rendered = renderLines(code, options);
  if (memory.size >= MAX_ENTRIES) memory.clear();
  memory.set(key, rendered);
  cache?.set(key, JSON.stringify(rendered));
  return rendered;
}

/** Checks whether rendered code is cached, in which case its language does not have to be loaded. */
export function isCached(code: string, options: LineOptions, cache?: HighlightCache): boolean {
  const key = cacheKey(code, options);
  if (memory.has(key)) return true;
  const cached = readEntry(cache, key);
  if (cached) memory.set(key, cached);
  return cached !== undefined;
}

function cacheKey(code: string, { lang, highlight, words, firstLine }: LineOptions): string {
  const own = getLanguageDigest(lang);
  const options = JSON.stringify([
    FORMAT,
    lang,
    [...highlight],
    words,
    firstLine ?? null,
    ...(own === undefined ? [] : [own]),
  ]);
  return createHash('sha1').update(`${options}\n${code}`).digest('base64url');
}

function readEntry(cache: HighlightCache | undefined, key: string): RenderedCode | undefined {
  const stored = cache?.get(key);
  if (stored === undefined) return undefined;
  try {
    const value = JSON.parse(stored) as Partial<RenderedCode> | null;
    const isComplete =
      typeof value?.html === 'string' &&
      typeof value.text === 'string' &&
      typeof value.lineCount === 'number';
    return isComplete ? (value as RenderedCode) : undefined;
  } catch {
    // Treat invalid entries as cache misses.
    return undefined;
  }
}
