const loading = new Map<string, Promise<void>>();

/**
 * Loads a script or stylesheet, unless it is already in the document or loading. Failed loads are retried on the next
 * call.
 */
export function loadScript(url: string, integrity = ''): Promise<void> {
  const cached = loading.get(url);
  if (cached) return cached;
  const isInDocument = [...document.querySelectorAll('script[src], link[rel=stylesheet]')].some(
    (element) => (element.getAttribute('src') ?? element.getAttribute('href')) === url,
  );
  const script = isInDocument ? Promise.resolve() : insert(url, integrity);
  script.catch(() => loading.delete(url));
  loading.set(url, script);
  return script;
}

/** Removes a script from the document, so that the next call of `loadScript` loads it again. */
export function removeScript(url: string): void {
  loading.delete(url);
  for (const script of document.scripts) if (script.getAttribute('src') === url) script.remove();
}

function insert(url: string, integrity: string): Promise<void> {
  return new Promise((done, fail) => {
    const isStyle = /\.css(?:\?|$)/.test(url);
    const element = isStyle
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
      : Object.assign(document.createElement('script'), { src: url });
    element.integrity = integrity;
    element.onload = () => done();
    element.onerror = () => {
      element.remove();
      fail(new Error(`Failed to load ${url}`));
    };
    document.head.append(element);
  });
}
