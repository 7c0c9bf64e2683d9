import { readFileSync } from 'node:fs';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { findConfiguration } from '../config-source/find-configuration';
import { readModule } from '../config-source/read-module';
import type { SourceLocation, StaticValue } from '../config-source/static-value';
import type { Problem } from '../model/errors';
import type { ConfigProblem } from './config-problem';

/**
 * Adds source locations to configuration problems and sorts the problems by location. Missing keys are located at their
 * parent.
 *
 * @param exported - default export of the configuration file
 */
export function locateProblems(
  problems: readonly ConfigProblem[],
  file: string,
  exported: unknown,
): Problem[] {
  const source = readSource(file);
  return problems
    .map(({ key, ...problem }): Problem => {
      const location = source && locateKey(key, source, exported);
      if (!location) return problem;
      const frame = codeFrame(readFileSync(location.file, 'utf8'), location.line, location.column);
      return { ...problem, ...location, frame };
    })
    .sort(compareLocations);
}

function readSource(file: string): StaticValue | undefined {
  try {
    return findConfiguration(readModule(file));
  } catch {
    // The parser may not support new syntax. In this case, problems are reported without locations.
    return undefined;
  }
}

/** Finds the source location of a key path. Stops at the last key for which the source matches the exported value. */
export function locateKey(
  key: readonly PropertyKey[],
  source: StaticValue,
  exported: unknown,
): SourceLocation | undefined {
  let location: SourceLocation | undefined;
  let value: StaticValue | undefined = source;
  let actual = exported;
  for (const name of key) {
    if (value?.kind === 'object') {
      const entry = value.entries.get(String(name));
      if (!entry) return location;
      location = entry.at;
      value = entry.value;
    } else if (value?.kind === 'list') {
      // Array indexes differ from the source if some items are computed at runtime.
      if (!Array.isArray(actual) || actual.length !== value.items.length) return location;
      value = value.items[Number(name)];
      if (!value) return location;
      location = value.at;
    } else return location;
    actual = (actual as Record<PropertyKey, unknown> | null | undefined)?.[name];
  }
  return location;
}

function compareLocations(a: Problem, b: Problem): number {
  const [one, other] = [a.file ?? '', b.file ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
