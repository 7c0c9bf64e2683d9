import { PROGRESS_BAR_DELAY } from './constants';

/** Show a bar at the top of the page while `work` goes on for longer than the delay. */
export async function withProgressBar<T>(work: Promise<T>): Promise<T> {
  const bar = document.createElement('div');
  bar.className = 'oct-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading');
  const timer = setTimeout(() => document.body.append(bar), PROGRESS_BAR_DELAY);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    bar.remove();
  }
}
