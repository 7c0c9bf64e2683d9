// Entry point for tools that generate site data. Exports the UI strings without importing React.
export { getMessageOverrides } from './model/message-overrides';
export { type Messages, messagesFor } from './model/messages';
