import type { Messages } from '../model/messages';

/** Returns the key of a message that is missing in the site data, so that a missing message is visible. */
const KEYS = new Proxy({} as Messages, { get: (_, key) => String(key) });

/** Returns the UI strings of the site data. */
export function messagesFor(_lang: string, overrides?: Partial<Messages>): Messages {
  return overrides ? { ...KEYS, ...overrides } : KEYS;
}

export { messagesFor as navbarMessagesFor };

/** Does nothing, because the tool that built the site data has checked the React version. */
export function assertReactVersion(): void {}
