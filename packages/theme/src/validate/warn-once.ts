declare const process: { env: { NODE_ENV?: string } };

const said = new Set<string>();

/** Tell a developer about input that was replaced by a fallback; each message once, never in production. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return;
  said.add(message);
  console.warn(`octavo: ${message}`);
}
