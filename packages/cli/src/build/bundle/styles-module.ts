import { join } from 'node:path';

import { derivePalette, paletteToCss } from '../../palette/derive-palette';
import { writeGeneratedFile } from './generated';

/**
 * Writes a module that imports the styles of the theme, followed by the colors that are derived from an accent. Styles
 * of the site are imported later.
 *
 * @param styles path of the stylesheet of the theme
 * @returns the path of the module
 */
export function writeStylesModule(folder: string, styles: string, accent: string): string {
  const palette = writeGeneratedFile(join(folder, 'palette.css'), [
    paletteToCss(derivePalette(accent)),
  ]);
  return writeGeneratedFile(
    join(folder, 'styles.js'),
    [styles, palette].map((file) => `import ${JSON.stringify(file)};`),
  );
}
