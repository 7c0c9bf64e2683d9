/** Elements that describe a page. Others, such as scripts and styles, belong to the document. */
const PAGE_ELEMENTS =
  'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Replaces the title, the language and the metadata of the document by those of another document. */
export function updateHead(next: Document): void {
  document.title = next.title;
  const { lang, dir } = next.documentElement;
  Object.assign(document.documentElement, { lang, dir });
  delete document.documentElement.dataset.pending;
  for (const element of document.head.querySelectorAll(PAGE_ELEMENTS)) element.remove();
  document.head.append(...next.head.querySelectorAll(PAGE_ELEMENTS));
}
