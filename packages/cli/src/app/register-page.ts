/** What the entry of a page imports; a module of its own, so that a page brings nothing else of the application. */
export { registerPage } from './page-modules';
