import type { Construct, ConstructRecord, Extension, Point } from 'micromark-util-types';

/** Where the tag or the expression that the parser was last in begins. */
export interface Opening {
  last: Point | undefined;
}

const RECORDS = ['flow', 'text'] as const;

/** Remember where tags and expressions begin: the parser itself only knows where it lost them. */
export function traceOpenings(extensions: Extension[], opening: Opening): Extension[] {
  return extensions.map((extension) => {
    const traced = { ...extension };
    for (const name of RECORDS) {
      const record = extension[name];
      if (record) traced[name] = traceRecord(record, opening);
    }
    return traced;
  });
}

function traceRecord(record: ConstructRecord, opening: Opening): ConstructRecord {
  const traced = (construct: Construct) =>
    /^mdx(?:Jsx|Flow|Text)/.test(construct.name ?? '') ? trace(construct, opening) : construct;
  return Object.fromEntries(
    Object.entries(record).map(([code, constructs]) => [
      code,
      Array.isArray(constructs) ? constructs.map(traced) : constructs && traced(constructs),
    ]),
  );
}

function trace(construct: Construct, opening: Opening): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      opening.last = this.now();
      return construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/** Place of the brace that a tag opens and does not close; of the tag itself when there is none. */
export function openBrace(source: string, { line, column, offset }: Point): Point {
  let depth = 0;
  let found = offset;
  for (let at = offset; at < source.length; at++) {
    if (source[at] === '{' && depth++ === 0) found = at;
    else if (source[at] === '}') depth = Math.max(0, depth - 1);
  }
  const lines = source.slice(offset, found).split('\n');
  const last = lines.at(-1)!.length;
  return {
    line: line + lines.length - 1,
    column: lines.length > 1 ? last + 1 : column + last,
    offset: found,
  } as Point;
}
