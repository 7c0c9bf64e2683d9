const loading = new Map<string, Promise<void>>();

/** Run a script, or apply a style sheet, once. One that stands in the document is left to it; a failed one is tried again. */
export function loadScript(url: string, integrity = ''): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const isInDocument = [...document.querySelectorAll('script[src], link[rel=stylesheet]')].some(
    (element) => (element.getAttribute('src') ?? element.getAttribute('href')) === url,
  );
  const script = isInDocument ? Promise.resolve() : insert(url, integrity);
  script.catch(() => loading.delete(url));
  loading.set(url, script);
  return script;
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
      fail(new Error(`Expected ${url} to load, got an error.`));
    };
    document.head.append(element);
  });
}
