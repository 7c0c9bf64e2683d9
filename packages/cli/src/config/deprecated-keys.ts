import { basename } from 'node:path';

import { formatKey } from './validate';

interface DeprecatedKey {
  /** Path of the object that contains the key. `*` stands for every item of an array. */
  parent: readonly string[];
  name: string;
  /** New name of the key in the same object. Without it, the key has no effect anymore. */
  newName?: string;
}

/** Old keys that `docs.config.ts` can still contain. */
const DEPRECATED_KEYS: readonly DeprecatedKey[] = [
  { parent: ['plugins', '*'], name: 'routes', newName: 'pages' },
  { parent: ['themeConfig', 'messages'], name: 'close' },
  { parent: ['themeConfig', 'locales', '*', 'messages'], name: 'close' },
];

type Fields = Record<PropertyKey, unknown>;

/**
 * Renames deprecated keys of a configuration and removes those without effect. The configuration does not have to be
 * valid, and is not changed.
 *
 * @param warn - receives one message for each deprecated key, with the name of the file and of both keys
 * @returns a copy, or the configuration itself if it contains no deprecated key
 */
export function replaceDeprecatedKeys(
  config: unknown,
  file: string,
  warn: (message: string) => void,
): unknown {
  return DEPRECATED_KEYS.reduce((current, { parent, name, newName }) => {
    const replaceIn = (fields: Fields, path: readonly PropertyKey[]): Fields => {
      if (!Object.hasOwn(fields, name)) return fields;
      const pathOf = (key: string) => formatKey([...path, key], config);
      const advice = newName ? `use ${pathOf(newName)}` : 'remove it, it has no effect';
      warn(`${basename(file)}: ${pathOf(name)} is deprecated: ${advice}.`);
      const { [name]: value, ...others } = fields;
      return newName ? { [newName]: value, ...others } : others;
    };
    return mapAt(current, parent, replaceIn);
  }, config);
}

/** Returns a copy in which the objects at a path are mapped. Skips values that are not objects. */
function mapAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  map: (fields: Fields, path: readonly PropertyKey[]) => Fields,
  path: readonly PropertyKey[] = [],
): unknown {
  if (key === '*') {
    if (!Array.isArray(value)) return value;
    const items = value.map((item, index) => mapAt(item, rest, map, [...path, index]));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (key === undefined) return map(value as Fields, path);
  const child = (value as Fields)[key];
  const mapped = mapAt(child, rest, map, [...path, key]);
  return mapped === child ? value : { ...value, [key]: mapped };
}
