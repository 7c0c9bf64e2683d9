/** Date with an optional time and time zone, as in YAML. */
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:(?:T|[ \t]+)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)[ \t]*(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Converts a date, with an optional time, to ISO 8601. Times without a time zone are UTC, as in YAML. Returns
 * `undefined` if the date does not exist.
 *
 * @example
 * toIsoDate('2026-11-24'); // '2026-11-24'
 * toIsoDate('2026-11-24 18:00 +08:00'); // '2026-11-24T18:00+08:00'
 * toIsoDate('2026-02-30'); // undefined
 */
export function toIsoDate(value: string): string | undefined {
  const [, day, time, zone = 'Z'] = DATE.exec(value) ?? [];
  if (day === undefined) return undefined;
  // JavaScript changes February 30 to March 2.
  const midnight = new Date(`${day}T00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  if (time === undefined) return day;
  const date = `${day}T${time}${zone}`;
  return Number.isNaN(new Date(date).getTime()) ? undefined : date;
}
