// Used for server rendering. Browsers load `components.lazy` instead (see `imports` in package.json).
export { Announcement } from '../announcement/Announcement';
export { NotFound } from '../not-found/NotFound';
export { Overview } from '../overview/Overview';
export { CustomLayout } from './CustomLayout';
export { HomeLayout } from './HomeLayout';
