import { createHash } from 'node:crypto';

/** Part of a split index. */
export interface IndexPart {
  /** Digest of the content. */
  name: string;
  json: string;
}

/** Creates a part, which is named after its content. */
export function toPart(content: unknown): IndexPart {
  const json = JSON.stringify(content);
  return { name: hashPart(json), json };
}

/** Returns the name of a part with the given content. */
export function hashPart(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 12);
}
