import type { Text } from 'mdast';
import type { Extension as FromMarkdown, Token } from 'mdast-util-from-markdown';
import type { Code, Effects, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

const OPEN = 123;
const HASH = 35;
const CLOSE = 125;

/**
 * Creates the syntax extension that tokenizes `{#id}`, which MDX would otherwise parse as an expression.
 * `remarkHeadingIds` applies the ID to the heading.
 */
export function headingIdSyntax(): Extension {
  return { text: { [OPEN]: { name: 'headingId', tokenize } } };
}

/** Creates the mdast extension that converts heading ID tokens to text nodes. */
export function headingIdFromMarkdown(): FromMarkdown {
  return {
    enter: {
      headingId(token: Token) {
        this.enter({ type: 'text', value: '' }, token);
      },
    },
    exit: {
      headingId(token: Token) {
        const node = this.stack.at(-1) as Text;
        node.value = this.sliceSerialize(token);
        this.exit(token);
      },
    },
  };
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter('headingId');
    effects.consume(code);
    return hash;
  };

  function hash(code: Code): State | undefined {
    if (code !== HASH) return nok(code);
    effects.consume(code);
    return first;
  }

  function first(code: Code): State | undefined {
    return code === CLOSE ? nok(code) : inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null || code <= 32 || code === OPEN) return nok(code);
    effects.consume(code);
    if (code !== CLOSE) return inside;
    effects.exit('headingId');
    return ok;
  }
}
