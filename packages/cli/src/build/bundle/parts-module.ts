import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { OctavoError, type Problem } from '../../model/errors';
import { exportsName } from '../../overrides/part-file';
import { writeGenerated } from './generated';

/** Write the module that holds the site's own parts of the theme, and its stylesheet. @throws {OctavoError} `CONFIG_INVALID` */
export function writePartsModule(
  { parts: known, themeDir }: Pick<SiteConfig, 'parts' | 'themeDir'>,
  folder: string,
): string {
  // While the site is written a part may go before the configuration is read again.
  const parts = Object.fromEntries(Object.entries(known).filter(([, file]) => existsSync(file)));
  const problems = Object.entries(parts).flatMap(([name, file]): Problem[] => {
    if (exportsName(readFileSync(file, 'utf8'), name)) return [];
    return [
      {
        file,
        message: `Expected an export called ${name}, got none.`,
        hint: `Write "export function ${name}…", or call the file otherwise.`,
      },
    ];
  });
  if (problems.length > 0)
    throw new OctavoError('CONFIG_INVALID', 'A part of the theme is not valid.', { problems });
  const stylesheet = join(themeDir, 'index.css');
  return writeGenerated(join(folder, 'theme-parts.js'), [
    ...(existsSync(stylesheet) ? [`import ${JSON.stringify(stylesheet)};`] : []),
    ...Object.entries(parts).map(
      ([name, file]) => `import { ${name} } from ${JSON.stringify(file)};`,
    ),
    `export const parts = { ${Object.keys(parts).join(', ')} };`,
  ]);
}
