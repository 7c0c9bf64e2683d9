// UI strings of the theme in its languages, and the check of the React version. A tool that builds the site data can put
// the strings that a site uses into it, and exclude these from the browser: with the condition `octavo-site-data`,
// bundlers use `built-in.given.ts` (`imports` in package.json).

export { messagesFor } from '../model/messages';
export { navbarMessagesFor } from '../model/navbar-messages';
export { requireReact } from '../validate/require-react';
