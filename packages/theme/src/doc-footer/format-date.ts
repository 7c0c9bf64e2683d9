/**
 * Write an ISO time as a date of the language. The time zone is fixed and only day, month and year
 * are named, so that server and browser write the same. `undefined` for what is no time.
 */
export function formatDate(iso: string, lang: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(lang, options).format(date);
  } catch {
    // A language tag that is none.
    return new Intl.DateTimeFormat('en', options).format(date);
  }
}
