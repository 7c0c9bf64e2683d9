import { expect, test } from 'vitest';

import { readParts } from '../ejectable';
import * as theme from './index';
import * as parts from './parts';

const modules: Record<string, Record<string, unknown>> = {
  '@octavo/theme': theme,
  '@octavo/theme/parts': parts,
};

const ejectable = readParts().filter(({ source }) => source !== undefined);

test.each(ejectable)(
  '$name takes what it needs from the package, and from no file',
  ({ source }) => {
    const imports = [...source!.matchAll(/^import (?!type )\{([^}]*)\} from '([^']+)';$/gm)];
    for (const [, list, from] of imports) {
      expect(from).not.toMatch(/^[.#]/);
      const module = modules[from!];
      if (!module) continue;
      const values = list!.split(',').map((name) => name.trim());
      for (const name of values.filter((each) => each && !each.startsWith('type ')))
        expect(module, `${name} of ${from}`).toHaveProperty(name.split(' as ')[0]!);
    }
    expect(source).not.toMatch(/from '[.#]/);
  },
);

test('the parts are those a site can put its own in place of', () => {
  for (const { name, module } of readParts()) expect(modules[module]).toHaveProperty(name);
  expect(ejectable.length).toBeGreaterThan(8);
});
