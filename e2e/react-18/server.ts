import * as server from './node_modules/react-dom/server';

/**
 * The server of React 18, quiet about layout effects: components choose them by whether there is a document, and in
 * these tests the server has one.
 */
export function renderToString(...args: Parameters<typeof server.renderToString>): string {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('Warning: useLayoutEffect does nothing on the server')) {
      error(...said);
    }
  };
  try {
    return server.renderToString(...args);
  } finally {
    console.error = error;
  }
}
