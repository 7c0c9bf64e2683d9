/** Elements that describe a page. Others, such as scripts and styles, belong to the document. */
const PAGE_ELEMENTS =
  'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Replaces the title, the language and the metadata of the document by those of another document. */
export function updateHead(next: Document): void {
  document.title = next.title;
  const root = document.documentElement;
  // Browsers recalculate the styles of the whole page when these attributes are set, even to the same value.
  for (const name of ['lang', 'dir'] as const)
    if (root[name] !== next.documentElement[name]) root[name] = next.documentElement[name];
  delete root.dataset.pending;
  for (const element of document.head.querySelectorAll(PAGE_ELEMENTS)) element.remove();
  document.head.append(...next.head.querySelectorAll(PAGE_ELEMENTS));
}
