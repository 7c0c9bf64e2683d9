// Pure URL functions, in two modules, because the first script of a page without React needs only one of them.
export * from './hrefs';
export * from './routes';
