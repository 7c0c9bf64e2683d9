import type { HanVariants } from './fold';
import { normalizeName } from './normalize-name';

/** Names that a title or heading defines, normalized for comparison with a query. */
export interface DefinedNames {
  /** The whole text, without arguments, and each name in a list such as `-t, --testNamePattern <value>`. */
  full: ReadonlySet<string>;
  /** The last member of each dotted name: `soft` for `expect.soft`. */
  members: ReadonlySet<string>;
}

const ARGUMENTS = /\([^()]*\)|<[^<>]*>|\[[^[\]]*\]/g;
const LIST_SEPARATOR = /\s*[,|/、，]\s+|\s+\/\s*|\s+(?:and|or|和|与|或)\s+/;
/** A code name with dots, such as `expect.soft` or `server.port`. */
const DOTTED_NAME = /^[$\w-]+(?:\.[$\w-]+)+$/;

/** Returns the names that a title or heading defines. */
export function getDefinedNames(text: string, variants?: HanVariants): DefinedNames {
  const bare = text.replace(ARGUMENTS, ' ').trim();
  const parts = bare.split(LIST_SEPARATOR).map((part) => part.trim());
  const full = new Set([text, bare, ...parts].map((name) => normalizeName(name, variants)));
  const members = new Set<string>();
  for (const part of parts) {
    if (DOTTED_NAME.test(part)) members.add(normalizeName(part.slice(part.lastIndexOf('.'))));
  }
  full.delete('');
  members.delete('');
  return { full, members };
}
