// For whoever makes site data ahead of time. No React in here.
export { brandIcon } from './icons/brand-icons';
export { messageOverrides } from './model/message-overrides';
export { type Messages, messagesFor } from './model/messages';
