import { useMessages } from '../context/useMessages';
import { useSite } from '../context/useSite';

/** When the page was changed last, as a date of the site's language; nothing for what is no time. */
export function LastUpdated({ time }: { time: string }) {
  const { lang } = useSite();
  const messages = useMessages();
  const date = formatDate(time, lang);
  if (date === undefined) return null;
  return (
    <p className="oct-last-updated">
      {messages.lastUpdated}{' '}
      {/* Server and browser may know different editions of the language's calendar. */}
      <time dateTime={time} suppressHydrationWarning>
        {date}
      </time>
    </p>
  );
}

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
