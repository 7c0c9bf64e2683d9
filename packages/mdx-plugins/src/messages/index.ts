export { matchLanguage } from './match-language';
export {
  getCompilerMessages,
  getMessageKeys,
  getThemeMessages,
  MESSAGE_LANGUAGES,
  type MessageKey,
  type MessageOverrides,
  type ResolvedMessages,
  resolveMessages,
} from './resolve-messages';
export type {
  CompilerMessages,
  Message,
  Messages,
  NavbarMessages,
  PluralMessage,
  ThemeMessages,
} from './types';
