import * as z from 'zod';

import { INVENTORY_VERSION, type Inventory } from './inventory';

/** A route path: one leading slash, and no control characters. */
const route = z.string().regex(/^\/(?![/\\])\P{Cc}*$/u, 'expected a route path such as "/guide"');
/** A language or version, which is a segment of routes. */
const segment = z.string().regex(/^[^/\\?#\p{Cc}]+$/u, 'expected a language or version');

const inventorySchema = z.object({
  version: z.literal(INVENTORY_VERSION),
  title: z.string(),
  defaultLang: segment,
  langs: z.array(segment).min(1),
  defaultVersion: segment.optional(),
  versions: z.array(segment).optional(),
  cleanUrls: z.boolean(),
  pages: z.array(z.object({ route, title: z.string(), ids: z.array(z.string()) })),
  redirects: z.record(route, z.string()),
});

/**
 * Parses the inventory of another site. Unknown keys are removed.
 *
 * @throws {Error} with the reason if the text is not an inventory, or one of another version
 */
export function parseInventory(text: string): Inventory {
  const value = parseJson(text);
  const version = (value as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version !== INVENTORY_VERSION) {
    throw new Error(
      `format version ${version} is not supported, only version ${INVENTORY_VERSION}. Build both sites with the same version of Octavo`,
    );
  }
  const result = inventorySchema.safeParse(value);
  if (result.success) return result.data as Inventory;
  const { path, message } = result.error.issues[0]!;
  throw new Error(
    `invalid content: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error(
      /^\s*</.test(text) ? 'the response is HTML instead of JSON' : 'the content is not valid JSON',
    );
  }
}
