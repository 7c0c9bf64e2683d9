import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { applyPalette } from '../../palette/apply-palette';
import { derivePalette } from '../../palette/derive-palette';
import { writeGeneratedFile } from './generated';

/**
 * Writes the styles of the theme with the colors that are derived from an accent. Styles of the site are imported
 * later.
 *
 * @param styles path of the stylesheet of the theme
 * @returns the path of the stylesheet
 */
export function writeStyles(folder: string, styles: string, accent: string): string {
  return writeGeneratedFile(join(folder, 'styles.css'), [
    applyPalette(readFileSync(styles, 'utf8'), derivePalette(accent)),
  ]);
}
