export { matchLanguage } from './match-language';
export {
  compilerMessages,
  MESSAGE_LANGUAGES,
  type MessageKey,
  type MessageOverrides,
  messageKeys,
  type ResolvedMessages,
  resolveMessages,
  themeMessages,
} from './resolve-messages';
export type {
  CompilerMessages,
  Message,
  Messages,
  NavbarMessages,
  PluralMessage,
  ThemeMessages,
} from './types';
