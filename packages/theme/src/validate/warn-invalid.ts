import { warnOnce } from './warn-once';

declare const process: { env: { NODE_ENV?: string } };

/** Tell a developer which piece of data is not what it should be. */
export function tellDamage(name: string, wanted: string, value: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(`${name} should be ${wanted}, got ${written(value)}.`);
}

function written(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? typeof value);
}
