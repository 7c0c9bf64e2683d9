// For whoever makes site data ahead of time. No React in here.
export { brandIcon } from '../icons/brand-icons';
export { type Messages, messagesFor } from '../messages';
export { ownTexts } from './own-texts';
