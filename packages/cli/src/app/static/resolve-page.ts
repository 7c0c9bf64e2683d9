// URLs that lead to the page of another URL. They are rare, so their code is one chunk, outside the first script.
export { followRedirects } from './follow-redirects';
export { resolveMissingPage } from './missing-page';
