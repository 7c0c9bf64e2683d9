import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/core';

import { getLiterals } from './pattern-literals';

/** String preprocessed by the Oniguruma engine. */
type EngineString = RegexEngineString & { content: string; dispose?: () => void };
type Match = ReturnType<PatternScanner['findNextMatchSync']>;

/** Lazily compiled regular expression. */
interface Pattern {
  find: (text: EngineString, from: number) => Match;
}

/** `\G` matches at the start position of a search, so its results cannot be cached. */
const DEPENDS_ON_START = /\\G/;

/**
 * Wraps a regular expression engine so that its scanners share compiled patterns.
 *
 * Grammars use the same patterns in hundreds of contexts, and the engine recompiles them for each context. The wrapper
 * compiles each pattern once, on first use, and caches its match in the current line. Most searches find nothing, so
 * patterns are not searched in lines without the literals that they require.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const getPattern = (source: string): Pattern => {
    const known = patterns.get(source);
    if (known) return known;
    const pattern = createPattern(source, engine);
    patterns.set(source, pattern);
    return pattern;
  };
  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      const list = sources.map((source) =>
        getPattern(typeof source === 'string' ? source : source.source),
      );
      return {
        findNextMatchSync(text, from) {
          if (typeof text !== 'string') return findFirstMatch(list, text as EngineString, from);
          const string = engine.createString(text) as EngineString;
          const match = findFirstMatch(list, string, from);
          string.dispose?.();
          return match;
        },
        // No-op, because other scanners share the patterns.
        dispose() {},
      };
    },
  };
}

/** Returns the match with the lowest start index. Earlier patterns win ties. */
function findFirstMatch(list: readonly Pattern[], text: EngineString, from: number): Match {
  let best: Match = null;
  let start = Number.POSITIVE_INFINITY;
  let index = -1;
  for (let at = 0; at < list.length; at++) {
    const match = list[at]!.find(text, from);
    if (!match || match.captureIndices[0]!.start >= start) continue;
    [best, start, index] = [match, match.captureIndices[0]!.start, at];
    if (start === from) break;
  }
  return best && { index, captureIndices: best.captureIndices };
}

function createPattern(source: string, engine: RegexEngine): Pattern {
  const isCacheable = !DEPENDS_ON_START.test(source);
  const literals = getLiterals(source);
  let scanner: PatternScanner | undefined;
  let searched: EngineString | undefined;
  let searchedFrom = 0;
  let found: Match = null;
  return {
    find(text, from) {
      const isCached =
        isCacheable &&
        searched === text &&
        searchedFrom <= from &&
        (found === null || found.captureIndices[0]!.start >= from);
      if (isCached) return found;
      if (literals?.some((literal) => text.content.includes(literal)) ?? true) {
        scanner ??= engine.createScanner([source]);
        found = scanner.findNextMatchSync(text, from, 0);
      } else {
        found = null;
      }
      [searched, searchedFrom] = [text, from];
      return found;
    },
  };
}
