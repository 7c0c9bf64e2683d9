import { positionAt } from '../../files/read-json';

/** Returns the position of an import specifier in a source file, because positions in the compiled code differ. */
export function findImportPosition(
  source: string,
  specifier: string,
): { line: number; column: number } | undefined {
  const at = [`'${specifier}'`, `"${specifier}"`, specifier]
    .map((text) => source.indexOf(text))
    .find((index) => index >= 0);
  return at === undefined ? undefined : positionAt(at, source);
}
