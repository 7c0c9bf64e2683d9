import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import {
  ARROW_RADIUS_MAX,
  POPOVER_PADDING,
  POPOVER_TITLE_MIN_WIDTH,
  POPOVER_Z_INDEX,
  TOOLTIP_MAX_WIDTH,
  TOOLTIP_Z_INDEX,
} from '../model/constants';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test.each([
  ['styles/tokens.css', `--oct-z-popover: ${POPOVER_Z_INDEX};`],
  ['styles/tokens.css', `--oct-z-tooltip: ${TOOLTIP_Z_INDEX};`],
  ['popover/popover.css', 'z-index: var(--oct-z-popover);'],
  ['popover/popover.css', `padding: var(--oct-popover-padding, ${POPOVER_PADDING}px);`],
  ['popover/popover.css', `min-inline-size: ${POPOVER_TITLE_MIN_WIDTH}px;`],
  ['popover/popover.css', `min(var(--oct-arrow-radius, 2px), ${ARROW_RADIUS_MAX}px)`],
  ['tooltip/tooltip.css', 'z-index: var(--oct-z-tooltip);'],
  ['tooltip/tooltip.css', `max-inline-size: min(${TOOLTIP_MAX_WIDTH}px,`],
])('%s says %s', (path, declaration) => {
  expect(read(path)).toContain(declaration);
});
