import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import { isLetter, isLineEnd, isNameChar, isSpace, tokenizeSpaces } from './codes';
import { tokenizeAttributes, tokenizeLabel } from './container-info';
import { ContainerScanner } from './container-scanner';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    container: 'container';
    containerFence: 'containerFence';
    containerName: 'containerName';
    containerLabel: 'containerLabel';
    containerTitle: 'containerTitle';
    containerAttributes: 'containerAttributes';
    containerProbe: 'containerProbe';
  }
}

const COLON = 58;
const MIN_COLONS = 3;

/** Creates the syntax extension for containers: `:::tip`, `::: tip Title`, `:::tip[Title]`, `:::tip{title="T"}`. */
export function containerSyntax(): Extension {
  return { flow: { [COLON]: { name: 'container', tokenize, concrete: true } } };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const self = this;
  const tail = self.events.at(-1);
  const indent = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
  let size = 0;
  let lines = new ContainerScanner(MIN_COLONS);
  let line = '';
  let previous: Token | undefined;

  const nonLazyLine: Construct = { partial: true, tokenize: tokenizeNonLazyLine };
  const probe: Construct = { partial: true, tokenize: tokenizeProbe };
  const closingFence: Construct = { partial: true, tokenize: tokenizeLineOf('containerFence') };
  const label: Construct = { partial: true, tokenize: tokenizeLabel };
  const attributes: Construct = { partial: true, tokenize: tokenizeAttributes };

  return start;

  function start(code: Code): State | undefined {
    effects.enter('container');
    effects.enter('containerFence');
    return colons(code);
  }

  function colons(code: Code): State | undefined {
    if (code === COLON) {
      effects.consume(code);
      size++;
      return colons;
    }
    if (size < MIN_COLONS) return nok(code);
    lines = new ContainerScanner(size);
    return tokenizeSpaces(effects, nameStart)(code);
  }

  function nameStart(code: Code): State | undefined {
    if (!isLetter(code)) return nok(code);
    effects.enter('containerName');
    return name(code);
  }

  function name(code: Code): State | undefined {
    if (isNameChar(code)) {
      effects.consume(code);
      return name;
    }
    effects.exit('containerName');
    if (isLineEnd(code) || isSpace(code)) return tokenizeSpaces(effects, info)(code);
    return code === 91 || code === 92 || code === 123 ? info(code) : nok(code);
  }

  function info(code: Code): State | undefined {
    if (isLineEnd(code)) return opened(code);
    if (code === 91) return effects.attempt(label, afterLabel, title)(code);
    return effects.attempt(attributes, opened, title)(code);
  }

  function afterLabel(code: Code): State | undefined {
    return isLineEnd(code) ? opened(code) : effects.attempt(attributes, opened, opened)(code);
  }

  function title(code: Code): State | undefined {
    effects.enter('containerTitle');
    effects.enter('chunkText', { contentType: 'text' });
    return titleInside(code);
  }

  function titleInside(code: Code): State | undefined {
    if (!isLineEnd(code)) {
      effects.consume(code);
      return titleInside;
    }
    effects.exit('chunkText');
    effects.exit('containerTitle');
    return opened(code);
  }

  function opened(code: Code): State | undefined {
    effects.exit('containerFence');
    if (code === null) return after(code);
    return self.interrupt ? ok(code) : effects.attempt(nonLazyLine, contentStart, after)(code);
  }

  function contentStart(code: Code): State | undefined {
    return code === null ? after(code) : lineStart(code);
  }

  function lineStart(code: Code): State | undefined {
    return effects.check(probe, lineKnown, lineKnown)(code);
  }

  function lineKnown(code: Code): State | undefined {
    if (lines.closes(line)) {
      return effects.attempt(closingFence, after, after)(code);
    }
    return indent ? tokenizeSpaces(effects, chunkStart, indent)(code) : chunkStart(code);
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return after(code);
    return isLineEnd(code) ? effects.check(nonLazyLine, openChunk, after)(code) : openChunk(code);
  }

  function openChunk(code: Code): State | undefined {
    const token = effects.enter('chunkDocument', { contentType: 'document', previous });
    if (previous) previous.next = token;
    previous = token;
    return chunk(code);
  }

  function chunk(code: Code): State | undefined {
    if (code === null) return chunkEnd(code);
    if (isLineEnd(code)) return effects.check(nonLazyLine, nextLine, chunkEnd)(code);
    effects.consume(code);
    return chunk;
  }

  function nextLine(code: Code): State | undefined {
    effects.consume(code);
    leaveChunk();
    return lineStart;
  }

  function chunkEnd(code: Code): State | undefined {
    leaveChunk();
    return after(code);
  }

  function leaveChunk(): void {
    const token = effects.exit('chunkDocument');
    self.parser.lazy[token.start.line] = false;
  }

  function after(code: Code): State | undefined {
    effects.exit('container');
    return ok(code);
  }

  function tokenizeProbe(probeEffects: Effects, done: State): State {
    line = '';
    return (code) => {
      if (isLineEnd(code)) return done(code);
      probeEffects.enter('containerProbe');
      return inside(code);
    };
    function inside(code: Code): State | undefined {
      if (isLineEnd(code)) {
        probeEffects.exit('containerProbe');
        return done(code);
      }
      line += code === null || code < 0 ? ' ' : String.fromCharCode(code);
      probeEffects.consume(code);
      return inside;
    }
  }

  function tokenizeNonLazyLine(lineEffects: Effects, done: State, not: State): State {
    return (code) => {
      if (!isLineEnd(code) || code === null) return not(code);
      lineEffects.enter('lineEnding');
      lineEffects.consume(code);
      lineEffects.exit('lineEnding');
      return (next) => (self.parser.lazy[self.now().line] ? not(next) : done(next));
    };
  }
}

function tokenizeLineOf(type: 'containerFence') {
  return (effects: Effects, ok: State): State => {
    return (code) => {
      effects.enter(type);
      return inside(code);
    };
    function inside(code: Code): State | undefined {
      if (isLineEnd(code)) {
        effects.exit(type);
        return ok(code);
      }
      effects.consume(code);
      return inside;
    }
  };
}
