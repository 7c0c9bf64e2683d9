import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';

/** Signs that end the path of an address, and what looks like an encoded sign, which would be decoded. */
const UNADDRESSABLE = /[#?]|%[\da-f]{2}/i;

/** Pages whose name cannot stand in the path of an address: no link would reach them. */
export function findUnaddressable(
  files: readonly Pick<SourceFile, 'filePath' | 'relativePath'>[],
): Problem[] {
  return files.flatMap(({ filePath, relativePath }): Problem[] => {
    const sign = UNADDRESSABLE.exec(relativePath)?.[0];
    if (sign === undefined) return [];
    return [
      {
        file: filePath,
        message: `Expected a name that can stand in an address, got "${sign}" in it.`,
        hint: `Rename the file, for example to ${relativePath.replace(new RegExp(UNADDRESSABLE, 'gi'), '-')}; its title may say the rest.`,
      },
    ];
  });
}
