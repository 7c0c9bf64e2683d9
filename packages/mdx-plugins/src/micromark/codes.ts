import type { Code, Effects, State } from 'micromark-util-types';

export const isLineEnd = (code: Code): boolean => code === null || code < -2;
export const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;
export const isLetter = (code: Code): boolean =>
  code !== null && /[a-z]/i.test(String.fromCharCode(code));
export const isNameChar = (code: Code): boolean =>
  code !== null && code > 0 && /[a-z\d-]/i.test(String.fromCharCode(code));

/** Consumes up to `max` whitespace characters, then continues with `next`. */
export function tokenizeSpaces(
  effects: Effects,
  next: State,
  max = Number.POSITIVE_INFINITY,
): State {
  let count = 0;
  return (code) => {
    if (!isSpace(code) || max === 0) return next(code);
    effects.enter('whitespace');
    return inside(code);
  };
  function inside(code: Code): State | undefined {
    if (isSpace(code) && count++ < max) {
      effects.consume(code);
      return inside;
    }
    effects.exit('whitespace');
    return next(code);
  }
}
