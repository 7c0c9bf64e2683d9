import { join } from 'node:path';

import { expect, test } from 'vitest';

import { exportedNames, readComponents } from '../ejectable';
import * as theme from './index';
import * as parts from './parts';

const modules: Record<string, Record<string, unknown>> = {
  '@octavo/theme': theme,
  '@octavo/theme/parts': parts,
};

const names: Record<string, ReadonlySet<string>> = {
  '@octavo/theme': exportedNames(join(import.meta.dirname, 'index.ts')),
  '@octavo/theme/parts': exportedNames(join(import.meta.dirname, 'parts.ts')),
};

const ejectable = readComponents().filter(({ source }) => source !== undefined);

test.each(ejectable)(
  '$name takes what it needs from the package, and from no file',
  ({ source }) => {
    const imports = [...source!.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';$/gm)];
    for (const [, types, list, from] of imports) {
      const module = modules[from!];
      if (!module) continue;
      for (const each of list!.split(',').map((written) => written.trim())) {
        const [, type = types, name] = /^(type )?(\w+)/.exec(each)!;
        expect(names[from!], `${name} of ${from}`).toContain(name);
        if (!type) expect(module, `${name} of ${from}`).toHaveProperty(name!);
      }
    }
    expect(source).not.toMatch(/from '[.#]/);
  },
);

test('every component that a site can override is exported', () => {
  for (const { name, module } of readComponents()) expect(modules[module]).toHaveProperty(name);
  expect(ejectable.length).toBeGreaterThan(8);
});
