import { withBase } from '@octavo/theme/urls';

/** Part of the Network Information API, which is not in all browsers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches scripts once the page has loaded and is idle. Does nothing if the reader saves data, or has a slow
 * connection.
 */
export function prefetchWhenIdle(scripts: readonly string[], base: string): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  const prefetch = (): void => {
    for (const script of scripts) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = withBase(script, base);
      document.head.append(link);
    }
  };
  // Safari has no idle callbacks.
  const whenIdle = (): unknown => (window.requestIdleCallback ?? setTimeout)(prefetch);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
