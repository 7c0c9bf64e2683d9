export { Html, type HtmlProps } from './html/Html';
export { HtmlPartsProvider, type HtmlPartsProviderProps } from './html/HtmlParts';
