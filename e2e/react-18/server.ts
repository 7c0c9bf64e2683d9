import * as server from './node_modules/react-dom/server';

/**
 * The server renderer of React 18, without warnings about layout effects. Components decide whether
 * to use them by checking for a document, and in these tests the server has one.
 */
export function renderToString(...args: Parameters<typeof server.renderToString>): string {
  const { error } = console;
  console.error = (...args: unknown[]) => {
    if (!String(args[0]).startsWith('Warning: useLayoutEffect does nothing on the server')) {
      error(...args);
    }
  };
  try {
    return server.renderToString(...args);
  } finally {
    console.error = error;
  }
}
