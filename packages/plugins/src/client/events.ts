import type { ClientContext } from '@octavo/cli';
import handler from 'octavo-feedback-handler';

import type { SiteEvent } from '../feedback/types';

/** Time after which a query without results is reported, in milliseconds. Readers change queries while they type. */
const SETTLED = 1500;

/** Passes events to the module of the site. */
export default function start({
  lang,
  isNotFound,
  routePath,
  signal,
}: ClientContext): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = async (event: SiteEvent): Promise<void> => handler(event);
  const reportQuietly = (event: SiteEvent): void => {
    report(event).catch((error: unknown) =>
      console.error('[octavo] The event handler has failed.', error),
    );
  };
  document.addEventListener(
    'octavo:event',
    ({ detail }: CustomEventInit<{ event: SiteEvent; pending: Promise<void>[] }>) =>
      detail?.pending.push(report(detail.event)),
    { signal },
  );
  document.addEventListener(
    'octavo:search',
    ({ detail }: CustomEventInit<{ query: string; total: number }>) => {
      clearTimeout(timer);
      if (!detail || detail.total > 0) return;
      const event = { type: 'empty-search', routePath, lang, query: detail.query } as const;
      timer = setTimeout(() => reportQuietly(event), SETTLED);
    },
    { signal },
  );
  if (isNotFound)
    reportQuietly({ type: 'not-found', routePath, lang, referrer: document.referrer });
  return () => clearTimeout(timer);
}
