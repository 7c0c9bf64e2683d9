import { useMessages } from '../context/useMessages';
import { useSite } from '../context/useSite';
import { formatDate } from './format-date';

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
