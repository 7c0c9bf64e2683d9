import { toIsoDate } from '@octavo/mdx-plugins/schema';

/** Returns the time of a date in the frontmatter, or `undefined` if it is invalid. */
export function parseDate(date: string): Date | undefined {
  const iso = toIsoDate(date);
  return iso === undefined ? undefined : new Date(iso);
}

/** Returns the day of a date in the frontmatter, as written, in a language. */
export function formatDay(date: string, lang: string): string {
  const day = date.slice(0, 10);
  try {
    const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(new Date(`${day}T00:00Z`));
  } catch {
    // The language or the date is invalid.
    return day;
  }
}
