export { formatMessage } from './format-message';
export {
  type MessageKey,
  type MessageOverrides,
  messageKeys,
  type ResolvedMessages,
  resolveMessages,
} from './resolve-messages';
export type { CompilerMessages, Message, Messages, PluralMessage, ThemeMessages } from './types';
