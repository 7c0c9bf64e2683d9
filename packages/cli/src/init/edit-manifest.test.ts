import fc from 'fast-check';
import { expect, test } from 'vitest';

import { editManifest } from './edit-manifest';

const edit = (source: string, after: Record<string, unknown>) =>
  editManifest(source, JSON.parse(source.replace(/^\uFEFF/, '')) as Record<string, unknown>, after);

test('keeps the order, the indentation, short arrays and the missing newline at the end', () => {
  const source = `{
    "version": "1.0.0",
    "name": "pebble",
    "files": ["lib", "src"],
    "scripts": {
        "test": "vitest",
        "lint": "biome check"
    }
}`;
  const after = {
    ...(JSON.parse(source) as object),
    scripts: { test: 'vitest', lint: 'biome check', dev: 'octavo dev' },
    devDependencies: { react: '^19.0.0' },
  };
  expect(edit(source, after)).toBe(`{
    "version": "1.0.0",
    "name": "pebble",
    "files": ["lib", "src"],
    "scripts": {
        "test": "vitest",
        "lint": "biome check",
        "dev": "octavo dev"
    },
    "devDependencies": {
        "react": "^19.0.0"
    }
}`);
});

test('keeps tabs, Windows newlines and the byte order mark', () => {
  const source = '\uFEFF{\r\n\t"name": "a",\r\n\t"scripts": {\r\n\t\t"a": "b"\r\n\t}\r\n}\r\n';
  expect(edit(source, { name: 'a', scripts: { a: 'b', dev: 'octavo dev' } })).toBe(
    '\uFEFF{\r\n\t"name": "a",\r\n\t"scripts": {\r\n\t\t"a": "b",\r\n\t\t"dev": "octavo dev"\r\n\t}\r\n}\r\n',
  );
});

test('inserts packages in alphabetical order, if the others are sorted', () => {
  const source = '{\n  "dependencies": {\n    "a": "1",\n    "z": "1"\n  }\n}\n';
  expect(edit(source, { dependencies: { a: '1', react: '2', z: '1' } })).toBe(
    '{\n  "dependencies": {\n    "a": "1",\n    "react": "2",\n    "z": "1"\n  }\n}\n',
  );
});

test('inserts a package before the others', () => {
  const source = '{\n  "dependencies": {\n    "b": "1",\n    "c": "1"\n  }\n}\n';
  expect(edit(source, { dependencies: { a: '2', b: '1', c: '1' } })).toBe(
    '{\n  "dependencies": {\n    "a": "2",\n    "b": "1",\n    "c": "1"\n  }\n}\n',
  );
});

test('prints objects on one line on several lines', () => {
  const scripts = { a: 'b', dev: 'octavo dev' };
  const printed =
    '{\n  "scripts": {\n    "a": "b",\n    "dev": "octavo dev"\n  },\n  "files": ["a"]\n}';
  expect(edit('{\n  "scripts": {"a":"b"},\n  "files": ["a"]\n}', { scripts, files: ['a'] })).toBe(
    printed,
  );
  expect(edit('{ "name": "a" }', { name: 'a', scripts: { a: 'b' } })).toBe(
    '{\n  "name": "a",\n  "scripts": {\n    "a": "b"\n  }\n}',
  );
});

test('replaces values that are not objects', () => {
  expect(edit('{\n  "scripts": "x"\n}\n', { scripts: { a: 'b' } })).toBe(
    '{\n  "scripts": {\n    "a": "b"\n  }\n}\n',
  );
});

test('an unchanged manifest keeps its source', () => {
  const source = '{ "scripts": {},\n "a": [1,2] }';
  expect(edit(source, JSON.parse(source) as Record<string, unknown>)).toBe(source);
});

test('the result has the content of the new manifest, in any format', () => {
  const record = fc.dictionary(fc.string(), fc.string(), { maxKeys: 4 });
  const indent = fc.constantFrom(undefined, 1, 2, 4, '\t');
  const manifest = fc.dictionary(fc.constantFrom('name', 'scripts', 'dependencies'), record);
  fc.assert(
    fc.property(manifest, record, record, indent, (before, scripts, dependencies, space) => {
      const after = {
        ...before,
        scripts: { ...scripts, ...before.scripts },
        dependencies: { ...dependencies, ...before.dependencies },
      };
      const source = JSON.stringify(before, null, space);
      expect(JSON.parse(edit(source, after))).toEqual(after);
    }),
  );
});

test('prints a file on one line on several lines', () => {
  const source = '{"name":"a","files":["lib"],"scripts":{"test":"x"},"dependencies":{"b":"1"}}\n';
  const after = {
    ...(JSON.parse(source) as object),
    scripts: { test: 'x', dev: 'octavo dev' },
    dependencies: { b: '1', react: '19' },
  };
  expect(edit(source, after)).toBe(`${JSON.stringify(after, null, 2)}\n`);
});
