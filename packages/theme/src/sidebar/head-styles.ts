declare global {
  interface Window {
    /** Stylesheet added by the head script to expand groups before hydration. */
    __octavoSidebar?: CSSStyleSheet | undefined;
  }
}

/** Removes the stylesheet with which the head script expands groups until the sidebar has its state. */
export function removeHeadStyles(): void {
  const sheet = window.__octavoSidebar;
  if (!sheet) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  window.__octavoSidebar = undefined;
}
