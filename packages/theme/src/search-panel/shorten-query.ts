/** Characters of a query that are repeated in messages. Pasted text can be very long. */
const MAX_LENGTH = 100;

/** Shortens a query for messages. */
export function shortenQuery(query: string): string {
  const chars = [...query];
  return chars.length > MAX_LENGTH ? `${chars.slice(0, MAX_LENGTH).join('')}…` : query;
}
