import type { Messages } from '../model/messages';

/** A text that is missing in the site data is shown by its name. */
const NAMES = new Proxy({} as Messages, { get: (_, name) => String(name) });

/** The texts that came with the site data. */
export function messagesFor(_lang: string, given?: Partial<Messages>): Messages {
  return given ? { ...NAMES, ...given } : NAMES;
}

export { messagesFor as navbarMessagesFor };

/** The tool that built the site data has checked the version of React. */
export function requireReact(): void {}
