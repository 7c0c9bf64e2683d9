/** Content of 404 pages. A separate module keeps it out of the first script. */
export { NotFound } from '@octavo/theme';
