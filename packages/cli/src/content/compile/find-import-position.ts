import { positionAt } from '../../files/read-json';

/**
 * Locates an import specifier in a source file. Bundler errors contain positions in the compiled code, which differ
 * from the source.
 */
export function findImportPosition(
  source: string,
  specifier: string,
): { line: number; column: number } | undefined {
  const at = [`'${specifier}'`, `"${specifier}"`, specifier]
    .map((text) => source.indexOf(text))
    .find((index) => index >= 0);
  return at === undefined ? undefined : positionAt(at, source);
}
