import { readFileSync } from 'node:fs';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { configurationOf } from '../config-source/configuration-of';
import { readModule } from '../config-source/read-module';
import type { Place, StaticValue } from '../config-source/static-value';
import type { Problem } from '../model/errors';
import type { ConfigProblem } from './config-problem';

/**
 * Give each problem of a configuration the place of its key, as far as the source tells it, and put them in that order.
 * Of what is missing it is the place it should be in.
 *
 * @param exported - what the file exports
 */
export function placeProblems(
  problems: readonly ConfigProblem[],
  file: string,
  exported: unknown,
): Problem[] {
  const source = readSource(file);
  return problems
    .map(({ key, ...problem }): Problem => {
      const place = source && placeOfKey(key, source, exported);
      if (!place) return problem;
      const frame = codeFrame(readFileSync(place.file, 'utf8'), place.line, place.column);
      return { ...problem, ...place, frame };
    })
    .sort(byPlace);
}

function readSource(file: string): StaticValue | undefined {
  try {
    return configurationOf(readModule(file));
  } catch {
    // Syntax that is too new for the parser is no reason to keep back what is wrong.
    return undefined;
  }
}

/** Go along a key, in the source and in what it came to, as far as both agree. */
function placeOfKey(
  key: ConfigProblem['key'],
  source: StaticValue,
  exported: unknown,
): Place | undefined {
  let place: Place | undefined;
  let value: StaticValue | undefined = source;
  let actual = exported;
  for (const name of key) {
    if (value?.kind === 'object') {
      const entry = value.entries.get(String(name));
      if (!entry) return place;
      place = entry.at;
      value = entry.value;
    } else if (value?.kind === 'list') {
      // Items that are only known at run time move the others.
      if (!Array.isArray(actual) || actual.length !== value.items.length) return place;
      value = value.items[Number(name)];
      if (!value) return place;
      place = value.at;
    } else return place;
    actual = (actual as Record<PropertyKey, unknown> | null | undefined)?.[name];
  }
  return place;
}

function byPlace(a: Problem, b: Problem): number {
  const [one, other] = [a.file ?? '', b.file ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
