// Built-in UI strings and the React version check. Build tools can instead add only the UI strings a site needs to its
// site data. With the `octavo-site-data` export condition, bundlers resolve this module to `built-in.site-data.ts` (see
// `imports` in package.json) and keep it out of the browser bundle.

export { messagesFor } from '../model/messages';
export { navbarMessagesFor } from '../model/navbar-messages';
export { assertReactVersion } from '../validate/assert-react-version';
