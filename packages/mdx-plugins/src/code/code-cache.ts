import { createHash } from 'node:crypto';
import type { HighlightCache } from '../options';
import { type LineOptions, type RenderedCode, renderLines } from './render-lines';

/** Part of every key; raise it when the same code gives other HTML. */
const FORMAT = 1;
const MAX_ENTRIES = 5000;

const memory = new Map<string, RenderedCode>();

/** `renderLines`, with what was rendered before in this process or in the cache. */
export function renderCached(
  code: string,
  options: LineOptions,
  cache: HighlightCache | undefined,
): RenderedCode {
  const key = keyOf(code, options);
  const known = memory.get(key) ?? read(cache, key);
  if (known) {
    memory.set(key, known);
    return known;
  }
  const rendered = renderLines(code, options);
  if (memory.size >= MAX_ENTRIES) memory.clear();
  memory.set(key, rendered);
  cache?.set(key, JSON.stringify(rendered));
  return rendered;
}

/** Whether the code is known, so that its language need not be loaded. */
export function isCached(code: string, options: LineOptions, cache?: HighlightCache): boolean {
  const key = keyOf(code, options);
  if (memory.has(key)) return true;
  const known = read(cache, key);
  if (known) memory.set(key, known);
  return known !== undefined;
}

function keyOf(code: string, { lang, highlight, words, firstLine }: LineOptions): string {
  const options = JSON.stringify([FORMAT, lang, [...highlight], words, firstLine ?? null]);
  return createHash('sha1').update(`${options}\n${code}`).digest('base64url');
}

function read(cache: HighlightCache | undefined, key: string): RenderedCode | undefined {
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
    // A damaged entry is rendered again.
    return undefined;
  }
}
