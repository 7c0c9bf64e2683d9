// The stylesheet of the application includes the styles of components that are loaded on demand. Sites load them with
// the components, see `build/lazy-styles.ts`.
export {};
