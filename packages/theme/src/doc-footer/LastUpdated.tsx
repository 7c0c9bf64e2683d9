import { useMessages } from '../context/useMessages';
import { useSite } from '../context/useSite';

/** Renders the last updated date in the site language, or nothing if `time` is invalid. */
export function LastUpdated({ time }: { time: string }) {
  const { lang } = useSite();
  const messages = useMessages();
  const date = formatDate(time, lang);
  if (date === undefined) return null;
  return (
    <p className="oct-last-updated">
      <span>{messages.lastUpdated}</span>{' '}
      {/* The server and the browser may use different versions of the locale data. */}
      <time dateTime={time} suppressHydrationWarning>
        {date}
      </time>
    </p>
  );
}

/**
 * Formats an ISO 8601 timestamp as a date. Uses UTC so that the server and the browser render the same date. Returns
 * `undefined` if the timestamp is invalid.
 */
export function formatDate(iso: string, lang: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(lang, options).format(date);
  } catch {
    // Fall back to English if the language tag is invalid.
    return new Intl.DateTimeFormat('en', options).format(date);
  }
}
