/** Module of the site that receives events. The bundler replaces it. */
declare module 'octavo-feedback-handler' {
  const handler: import('../feedback/types').EventHandler;
  export default handler;
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
