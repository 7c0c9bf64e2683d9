import type { Code, Effects, State } from 'micromark-util-types';
import { isLineEnd, isSpace, tokenizeSpaces } from './codes';

/** Tokenizes `[text]`, which can contain balanced brackets. */
export function tokenizeLabel(effects: Effects, ok: State, nok: State): State {
  let depth = 0;
  return (code) => {
    effects.enter('containerLabel');
    effects.consume(code);
    effects.exit('containerLabel');
    return open;
  };

  function open(code: Code): State | undefined {
    if (code === 93) return nok(code);
    effects.enter('containerTitle');
    effects.enter('chunkText', { contentType: 'text' });
    return inside(code);
  }

  function inside(code: Code): State | undefined {
    if (isLineEnd(code)) return nok(code);
    if (code === 93 && depth === 0) {
      effects.exit('chunkText');
      effects.exit('containerTitle');
      effects.enter('containerLabel');
      effects.consume(code);
      effects.exit('containerLabel');
      return tokenizeSpaces(effects, end);
    }
    if (code === 91) depth++;
    if (code === 93) depth--;
    effects.consume(code);
    return code === 92 ? escaped : inside;
  }

  function escaped(code: Code): State | undefined {
    if (code !== 91 && code !== 92 && code !== 93) return inside(code);
    effects.consume(code);
    return inside;
  }

  function end(code: Code): State | undefined {
    return isLineEnd(code) || code === 123 || code === 92 ? ok(code) : nok(code);
  }
}

/** Tokenizes `{…}` or `\{…}` at the end of a line. The attributes are parsed later. */
export function tokenizeAttributes(effects: Effects, ok: State, nok: State): State {
  let closed = false;
  return (code) => {
    if (code !== 123 && code !== 92) return nok(code);
    effects.enter('containerAttributes');
    effects.consume(code);
    return code === 123 ? inside : brace;
  };

  function brace(code: Code): State | undefined {
    if (code !== 123) return nok(code);
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (isLineEnd(code)) {
      effects.exit('containerAttributes');
      return closed ? ok(code) : nok(code);
    }
    if (!isSpace(code)) closed = code === 125;
    effects.consume(code);
    return inside;
  }
}
