import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';

/** Punctuation that ends a URL, because Chinese text has no space after URLs. */
const CJK_PUNCTUATION = new Set(
  [...'，。；：！？、（）【】「」『』《》“”‘’…'].map((character) => character.codePointAt(0)!),
);
const SPACE = 32;

/** GFM constructs for URLs that start with a protocol or with `www.`. Email addresses cannot contain CJK characters. */
const NAMES = new Set<string | undefined>(['protocolAutolink', 'wwwAutolink']);

/** Ends the autolinks of a GFM extension at CJK punctuation, which they would otherwise include in the URL. */
export function endAutolinksAtCjkPunctuation(extension: Extension): Extension {
  if (!extension.text) return extension;
  const wrap = (construct: Construct) =>
    NAMES.has(construct.name) ? withSpaceForPunctuation(construct) : construct;
  const text = Object.entries(extension.text).map(([code, constructs]) => [
    code,
    Array.isArray(constructs) ? constructs.map(wrap) : constructs && wrap(constructs),
  ]);
  return { ...extension, text: Object.fromEntries(text) };
}

/** Runs a construct on text in which CJK punctuation is a space. Constructs of URLs never consume spaces. */
function withSpaceForPunctuation(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let current: Code = null;
      let isDone = false;
      // The tokenizer expects the actual character when a construct ends.
      const withCurrent =
        (state: State): State =>
        () =>
          state(current);
      const wrapPartial = (partial: Construct): Construct => ({
        ...partial,
        tokenize(inner, innerOk, innerNok) {
          const states = [withCurrent(innerOk), withCurrent(innerNok)] as const;
          return partial.tokenize.call(this, wrapEffects(inner), ...states);
        },
      });
      const wrapEffects = (inner: Effects): Effects => ({
        ...inner,
        attempt: (partial, ...states) =>
          inner.attempt(wrapPartial(partial as Construct), ...states),
        check: (partial, ...states) => inner.check(wrapPartial(partial as Construct), ...states),
      });
      const finish =
        (state: State): State =>
        () => {
          isDone = true;
          return state(current);
        };
      const replaceIn =
        (state: State): State =>
        (code) => {
          current = code;
          const next = state(code !== null && CJK_PUNCTUATION.has(code) ? SPACE : code);
          return isDone || !next ? next : replaceIn(next);
        };
      return replaceIn(
        construct.tokenize.call(this, wrapEffects(effects), finish(ok), finish(nok)),
      );
    },
  };
}
