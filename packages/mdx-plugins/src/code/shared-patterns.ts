import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/core';

/** A string on its way through an engine, as Oniguruma's engine makes it. */
type EngineString = RegexEngineString & { id?: number; dispose?: () => void };
type Match = ReturnType<PatternScanner['findNextMatchSync']>;

/** One pattern, compiled when it is first tried. */
interface Pattern {
  find: (text: EngineString, from: number) => Match;
}

/** `\G` matches where a search begins, so that what it found holds for that place alone. */
const DEPENDS_ON_START = /\\G/;

/**
 * Let scanners share patterns.
 *
 * A grammar lists the same patterns for hundreds of contexts, and an engine compiles a list as a whole, again and again.
 * Here a pattern is compiled once, and only when it is tried; what it finds in a line is remembered for all contexts.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const patternOf = (source: string): Pattern => {
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
        patternOf(typeof source === 'string' ? source : source.source),
      );
      return {
        findNextMatchSync(text, from) {
          if (typeof text !== 'string') return firstMatch(list, text as EngineString, from);
          const string = engine.createString(text) as EngineString;
          const match = firstMatch(list, string, from);
          string.dispose?.();
          return match;
        },
        // Patterns live as long as the engine: other scanners have them too.
        dispose() {},
      };
    },
  };
}

/** The match that begins first; of those that begin together, the one of the pattern that is listed first. */
function firstMatch(list: readonly Pattern[], text: EngineString, from: number): Match {
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
  const holdsOn = !DEPENDS_ON_START.test(source);
  let scanner: PatternScanner | undefined;
  let searched: EngineString | undefined;
  let searchedFrom = 0;
  let found: Match = null;
  return {
    find(text, from) {
      const isKnown =
        holdsOn &&
        searched === text &&
        searchedFrom <= from &&
        (found === null || found.captureIndices[0]!.start >= from);
      if (isKnown) return found;
      scanner ??= engine.createScanner([source]);
      found = scanner.findNextMatchSync(text, from, 0);
      [searched, searchedFrom] = [text, from];
      return found;
    },
  };
}
