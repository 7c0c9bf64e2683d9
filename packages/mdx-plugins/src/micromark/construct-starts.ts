import type { Construct, ConstructRecord, Extension, Point } from 'micromark-util-types';

/** Start point of the most recently parsed tag or expression. */
export interface ConstructStart {
  last: Point | undefined;
}

const RECORDS = ['flow', 'text'] as const;

/** Tracks where tags and expressions start, because parser errors only contain the end position. */
export function trackConstructStarts(
  extensions: Extension[],
  constructStart: ConstructStart,
): Extension[] {
  return extensions.map((extension) => {
    const tracked = { ...extension };
    for (const name of RECORDS) {
      const record = extension[name];
      if (record) tracked[name] = trackRecord(record, constructStart);
    }
    return tracked;
  });
}

function trackRecord(record: ConstructRecord, constructStart: ConstructStart): ConstructRecord {
  const tracked = (construct: Construct) =>
    /^mdx(?:Jsx|Flow|Text)/.test(construct.name ?? '')
      ? trackConstruct(construct, constructStart)
      : construct;
  return Object.fromEntries(
    Object.entries(record).map(([code, constructs]) => [
      code,
      Array.isArray(constructs) ? constructs.map(tracked) : constructs && tracked(constructs),
    ]),
  );
}

function trackConstruct(construct: Construct, constructStart: ConstructStart): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      constructStart.last = this.now();
      return construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/** Returns the position of the unclosed brace in a tag, or the start of the tag if all braces are closed. */
export function findOpenBrace(source: string, { line, column, offset }: Point): Point {
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
