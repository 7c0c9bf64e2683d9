import type { Messages } from '../model/messages';

/** Returns the key for a UI string missing from the site data, which makes the gap visible on the page. */
const KEYS = new Proxy({} as Messages, { get: (_, key) => String(key) });

/** Returns the UI strings from the site data. */
export function messagesFor(_lang: string, overrides?: Partial<Messages>): Messages {
  return overrides ? { ...KEYS, ...overrides } : KEYS;
}

export { messagesFor as navbarMessagesFor };

/** No-op: the build tool checks the React version when it generates the site data. */
export function assertReactVersion(): void {}
