import { join } from 'node:path';

import { expect, test } from 'vitest';

import { exportedNames, readComponents } from '../ejectable';
import * as theme from './index';
import * as internals from './internals';

const modules: Record<string, Record<string, unknown>> = {
  '@octavo/theme': theme,
  '@octavo/theme/internals': internals,
};

const names: Record<string, ReadonlySet<string>> = {
  '@octavo/theme': exportedNames(join(import.meta.dirname, 'index.ts')),
  '@octavo/theme/internals': exportedNames(join(import.meta.dirname, 'internals.ts')),
};

const ejectable = readComponents().filter(({ source }) => source !== undefined);

test.each(ejectable)(
  'the ejected source of $name imports only exported names of the package',
  ({ source }) => {
    const imports = [...source!.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';$/gm)];
    for (const [, types, list, from] of imports) {
      const module = modules[from!];
      if (!module) continue;
      for (const each of list!.split(',').map((specifier) => specifier.trim())) {
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
