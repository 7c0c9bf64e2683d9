/** Entry point for page scripts. A separate module keeps the rest of the app out of page entries. */
export { registerPage } from './page-modules';
