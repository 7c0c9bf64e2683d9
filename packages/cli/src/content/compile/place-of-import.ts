import { placeOf } from '../../files/read-json';

/** Where the specifier of an import stands in the file its author wrote: what is bundled is another text. */
export function placeOfImport(
  source: string,
  specifier: string,
): { line: number; column: number } | undefined {
  const at = [`'${specifier}'`, `"${specifier}"`, specifier]
    .map((text) => source.indexOf(text))
    .find((index) => index >= 0);
  return at === undefined ? undefined : placeOf(at, source);
}
