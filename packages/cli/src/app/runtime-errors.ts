import { toRoutePath, withBase, withoutBase } from '@octavo/theme/urls';

import { RUNTIME_ERROR_PATH, type RuntimeError } from '../model/dev-event';
import type { Problem } from '../model/errors';
import {
  getErrorMessage,
  hideRuntimeError,
  showRuntimeError,
  showRuntimeProblem,
} from './error-overlay';
import { OfflineError } from './load-data';

/**
 * Route of the page that was last reported as rendered, unless it has thrown an error since. Each document reports its
 * pages, because the server may have an error of a page from a document that was closed or reloaded before the fix.
 */
let renderedRoute: string | undefined;
/** Whether another document replaces this one. Its pending requests fail, which is not an error of the page. */
let isUnloading = false;

/**
 * Shows an error of the page in the overlay, and its source position as soon as the dev server has found it. The server
 * also prints the error to the terminal.
 */
export async function reportRuntimeError(error: unknown, base: string): Promise<void> {
  if (isIgnored(error)) return;
  const showProblem = showRuntimeError(error);
  const problem = await send(toRuntimeError(error, base), base);
  if (problem?.file !== undefined) showProblem(problem);
}

/** Hides the overlay if it shows a runtime error, and reports that the page renders, unless it was reported before. */
export function clearRuntimeError(base: string): void {
  hideRuntimeError();
  const route = currentRoute(base);
  if (route !== renderedRoute) void send({ message: '', stack: '', route }, base);
}

/** Shows errors that React does not catch, such as those of event handlers, if they were thrown by a script of the site. */
export function reportUncaughtErrors(base: string): void {
  const scripts = new URL(withBase('static/js/', base), window.location.href).href;
  const report = async (error: unknown) => {
    if (!(error instanceof Error) || !error.stack?.includes(scripts) || isIgnored(error)) return;
    const problem = await send(toRuntimeError(error, base), base);
    if (problem?.file !== undefined) showRuntimeProblem(problem);
  };
  window.addEventListener('beforeunload', () => {
    isUnloading = true;
  });
  window.addEventListener('pageshow', () => {
    isUnloading = false;
  });
  window.addEventListener('error', ({ error }) => void report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void report(reason));
}

/**
 * Checks for the error of a module that was not found or could not be compiled. The bundler reports it, with its position.
 * When it is fixed, the previous bundle still throws it until the module has been bundled again.
 */
export function isBundlerError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissing = 'code' in error && error.code === 'MODULE_NOT_FOUND';
  return isMissing || /^.*×.* Module (?:build|parse) failed\b/.test(error.message);
}

/** Checks for an error that the bundler reports, or that a restart of the server causes. */
function isIgnored(error: unknown): boolean {
  return isUnloading || error instanceof OfflineError || isBundlerError(error);
}

function toRuntimeError(error: unknown, base: string): RuntimeError {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: getErrorMessage(error), stack, route: currentRoute(base) };
}

function currentRoute(base: string): string {
  return toRoutePath(withoutBase(window.location.pathname, base) ?? '/');
}

/** Sends an error to the dev server, or an empty message if the page renders. Resolves with `undefined` if the server does not respond. */
async function send(error: RuntimeError, base: string): Promise<Problem | undefined> {
  renderedRoute = error.message === '' ? error.route : undefined;
  try {
    const response = await fetch(withBase(RUNTIME_ERROR_PATH, base), {
      method: 'POST',
      body: JSON.stringify(error),
    });
    return response.ok ? ((await response.json()) as Problem) : undefined;
  } catch {
    // The overlay shows the stack trace.
    return undefined;
  }
}
