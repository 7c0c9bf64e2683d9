// What the theme brings along: texts in its languages, and checks of its data. Whoever makes
// the site data ahead of time can put in what a site uses, and leave all this out of the browser:
// with the condition `octavo-site-data` bundlers take `built-in.given.ts` (`imports` in package.json).

export { messagesFor } from '../model/messages';
export { barMessagesFor } from '../model/navbar-messages';
export { mendSocialLinks, mendTools, useMendedData } from '../validate/useMendedData';
