import {
  findConfiguration,
  readModule,
  type SourceLocation,
  type StaticValue,
} from '@octavo/cli/internal';

import { runConfiguration } from './run-configuration';

/** Reads the configuration of a file. */
export type ReadConfiguration = (file: string) => StaticValue;

/** Reads a configuration without executing it. */
export const readStatically: ReadConfiguration = (file) => findConfiguration(readModule(file));

/** Reads a configuration, and executes it if a value is computed. */
export const readAndRun: ReadConfiguration = (file) => {
  const value = readStatically(file);
  return isComputed(value) ? fillComputed(value, runConfiguration(file)) : value;
};

function isComputed(value: StaticValue): boolean {
  if (value.kind === 'object')
    return [...value.entries.values()].some((entry) => isComputed(entry.value));
  if (value.kind === 'list') return value.items.some(isComputed);
  return value.kind === 'call' ? value.args.some(isComputed) : value.kind !== 'plain';
}

/** Replaces the computed parts of a configuration with the values of the executed configuration. */
export function fillComputed(value: StaticValue, data: unknown): StaticValue {
  if (value.kind === 'plain') return value;
  if (value.kind === 'object') return isRecord(data) ? fillObject(value, data) : value;
  if (value.kind === 'list') {
    if (!Array.isArray(data)) return value;
    if (value.items.length === data.length)
      return { ...value, items: value.items.map((item, index) => fillComputed(item, data[index])) };
    return value.items.some(isComputed) && !data.some(isPlugin)
      ? (toStatic(data, value.at) ?? value)
      : value;
  }
  // Plugins are recognized by their call.
  if (value.kind === 'call' && isPlugin(data)) {
    const [options, ...others] = value.args;
    return options ? { ...value, args: [fillComputed(options, data.options), ...others] } : value;
  }
  return toStatic(data, value.at) ?? value;
}

function fillObject(
  value: Extract<StaticValue, { kind: 'object' }>,
  data: Record<string, unknown>,
): StaticValue {
  const entries = new Map(
    [...value.entries]
      .filter(([key]) => !key.startsWith('...'))
      .map(([key, entry]) => [key, { ...entry, value: fillComputed(entry.value, data[key]) }]),
  );
  const spread = [...value.entries].find(([key]) => key.startsWith('...'))?.[1];
  for (const [key, item] of Object.entries(spread ? data : {})) {
    const filled = entries.has(key) ? undefined : toStatic(item, spread!.at);
    if (filled) entries.set(key, { at: spread!.at, value: filled });
  }
  return { ...value, entries };
}

/** Converts data to a static value. Returns `undefined` for functions and missing values. */
function toStatic(data: unknown, at: SourceLocation): StaticValue | undefined {
  if (Array.isArray(data))
    return { kind: 'list', at, items: data.flatMap((item) => toStatic(item, at) ?? []) };
  if (!isRecord(data)) {
    if (data === undefined) return undefined;
    return { kind: 'plain', at, value: data as string | number | boolean | null };
  }
  if (data.$octavo === 'regexp')
    return { kind: 'plain', at, value: new RegExp(String(data.source), String(data.flags)) };
  if (data.$octavo !== undefined) return undefined;
  const entries = Object.entries(data).flatMap(([key, item]) => {
    const value = toStatic(item, at);
    return value ? [[key, { at, value }] as const] : [];
  });
  return { kind: 'object', at, entries: new Map(entries) };
}

function isPlugin(data: unknown): data is Record<string, unknown> {
  return isRecord(data) && typeof data.name === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
