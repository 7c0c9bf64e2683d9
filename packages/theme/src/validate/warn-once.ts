declare const process: { env: { NODE_ENV?: string } };

const logged = new Set<string>();

/** Logs a warning about invalid input once per message. No-op in production. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || logged.has(message)) return;
  logged.add(message);
  console.warn(`octavo: ${message}`);
}
