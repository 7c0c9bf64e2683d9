/** Stylesheet or script in the head of a document. */
export type HeadFile = HTMLLinkElement | HTMLScriptElement;

/** Returns the absolute URL of a file in the head of a document. */
export const getUrl = (file: HeadFile): string => ('href' in file ? file.href : file.src);
