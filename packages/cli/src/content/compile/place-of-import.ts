/** Where the specifier of an import stands in the file its author wrote: what is bundled is another text. */
export function placeOfImport(
  source: string,
  specifier: string,
): { line: number; column: number } | undefined {
  const at = [`'${specifier}'`, `"${specifier}"`, specifier]
    .map((text) => source.indexOf(text))
    .find((index) => index >= 0);
  if (at === undefined) return undefined;
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
