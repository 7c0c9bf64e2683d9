/** A type at the end of a string, such as `Promise` before `<string>`. */
const TYPE_NAME = /[\p{L}_$][\p{L}\p{N}_$.]*$/u;
const ARGUMENTS = /^<[^<>\n]{1,80}>/;
/** Maximum length of the type name, in characters. */
const MAX_NAME = 80;

/**
 * Returns the type that contains a `<`, such as `Promise<string>`. Markdown parses the `<string>` in it as a tag. Returns
 * `undefined` if there is no name directly before or after the `<`.
 */
export function findGenericType(source: string, offset: number): string | undefined {
  if (!/^<[\p{L}_$]/u.test(source.slice(offset, offset + 3))) return undefined;
  const name = TYPE_NAME.exec(source.slice(Math.max(0, offset - MAX_NAME), offset))?.[0];
  return name && name + (ARGUMENTS.exec(source.slice(offset))?.[0] ?? '<…>');
}

/** Returns the hint for a type that was parsed as a tag, such as `Promise<string>`. */
export function describeEscapedType(type: string): string {
  const escaped = type.replace('<', '\\<');
  return `To show it as text, use backticks, or escape the \`<\`: \`${escaped}\` in text, \`&lt;\` in HTML.`;
}

/** Returns the hint for text that was parsed as a tag, such as `<name>`. */
export function describeEscapedTag(name: string): string {
  return `To show it as text, write \`\` \`<${name}>\` \`\` or \`\\<${name}>\`, or \`&lt;${name}>\` in HTML.`;
}
