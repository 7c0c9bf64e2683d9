const loading = new Map<string, Promise<void>>();

/** Run a script once. One that stands in the document is left to the document; a failed one is tried again. */
export function loadScript(url: string, integrity = ''): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const isInDocument = [...document.scripts].some((script) => script.getAttribute('src') === url);
  const script = isInDocument ? Promise.resolve() : insert(url, integrity);
  script.catch(() => loading.delete(url));
  loading.set(url, script);
  return script;
}

function insert(url: string, integrity: string): Promise<void> {
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    element.integrity = integrity;
    element.src = url;
    element.onload = () => done();
    element.onerror = () => {
      element.remove();
      fail(new Error(`Expected ${url} to load, got an error.`));
    };
    document.head.append(element);
  });
}
