/** Imported by the entry of each page. It is a separate module, so that page entries contain no other application code. */
export { registerPage } from './page-modules';
