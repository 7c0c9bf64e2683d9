import { basename } from 'node:path';

import { formatKey } from './validate';

interface DeprecatedKey {
  /** Path of the object that contains the key. `*` matches every array item. */
  parent: readonly string[];
  name: string;
  /** Replacement key in the same object. If not set, the key no longer has any effect. */
  newName?: string;
}

/** Deprecated keys that are still accepted in `docs.config.ts`. */
const DEPRECATED_KEYS: readonly DeprecatedKey[] = [
  { parent: ['plugins', '*'], name: 'routes', newName: 'pages' },
  { parent: ['themeConfig', 'messages'], name: 'close' },
  { parent: ['themeConfig', 'locales', '*', 'messages'], name: 'close' },
];

type Fields = Record<PropertyKey, unknown>;

/**
 * Renames deprecated configuration keys and removes keys that no longer have any effect. Does not mutate the
 * configuration, which may be invalid.
 *
 * @param warn - called with a message for each deprecated key
 * @returns a copy, or the same object if the configuration contains no deprecated keys
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
      const advice = newName
        ? `Use ${pathOf(newName)} instead.`
        : 'Remove it. It no longer has any effect.';
      warn(`${basename(file)}: ${pathOf(name)} is deprecated. ${advice}`);
      const { [name]: value, ...others } = fields;
      return newName ? { [newName]: value, ...others } : others;
    };
    return mapAt(current, parent, replaceIn);
  }, config);
}

/** Returns a copy of a value in which all objects at a path are mapped. Values that are not objects are skipped. */
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
