/** Minimum number of words in a pasted message. In shorter queries, numbers and paths are significant. */
const MIN_WORDS = 4;

/** Parts of a pasted message that differ from user to user: URLs, paths, file positions, hashes and numbers. */
const VARIABLE_PARTS =
  /\b[a-z]+:\/\/\S+|(?:[a-z]:)?(?:\.{0,2}|~|@?[\w.-]+)(?:[\\/][\w.@$[\]-]+)+[\\/]?(?::\d+)*|[\w-]+(?:\.[\w-]+)+(?::\d+)+|\b(?=[a-f]*\d)[a-f\d]{7,}\b|\b\d+(?:[.,:]\d+)*(?:ms|s|kb|mb|px|%)?(?!\w)/gi;

/**
 * Replaces the variable parts of a pasted message with a separator, because the message in the documentation has other
 * values. Returns queries with few words unchanged.
 */
export function replaceVariableParts(query: string): string {
  const replaced = query.replace(VARIABLE_PARTS, ' \u0000 ');
  const words = replaced.match(/\p{L}{2,}/gu) ?? [];
  return words.length < MIN_WORDS ? query : replaced;
}
