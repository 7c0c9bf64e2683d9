// What servers draw pages with; a browser takes `parts.lazy` in its place (`imports` in package.json).
export { Announcement } from '../announcement/Announcement';
export { CustomLayout } from './CustomLayout';
export { HomeLayout } from './HomeLayout';
export { NotFound } from './not-found-part';
export { Overview } from './overview-part';
