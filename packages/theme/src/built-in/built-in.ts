// The built-in UI strings and the check of the React version. A build tool can add the strings that a site uses to the site
// data instead. With the condition `octavo-site-data`, bundlers then use `built-in.site-data.ts` (`imports` in package.json)
// to exclude this module from the browser bundle.

export { messagesFor } from '../model/messages';
export { navbarMessagesFor } from '../model/navbar-messages';
export { assertReactVersion } from '../validate/assert-react-version';
