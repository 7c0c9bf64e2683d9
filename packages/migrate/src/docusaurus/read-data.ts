import { getProperty, type StaticValue, toData } from '@octavo/cli/internal';

/** Returns the data of a key without reporting computed values. */
export function readData(config: StaticValue, key: string): unknown {
  const value = getProperty(config, key);
  return value && toData(value, () => {});
}
