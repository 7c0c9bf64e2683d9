import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';

import { PACKAGES, packAll } from '../support/pack';
import { importsOf, namesOf, readPackage, subpathTargets } from './read-package';

const tarballs = packAll(join(tmpdir(), `octavo-published-${process.pid}`));
/** Entry points without components, for servers and build tools. */
const WITHOUT_COMPONENTS = [
  'urls.js',
  'head-script.js',
  'package-manager.js',
  'site-data.js',
  'i18n.js',
  'icons.js',
];

/** Dependencies that are only peer dependencies of other dependencies. */
const PEERS_OF_DEPENDENCIES = new Set(['react-refresh']);
const NOTICES = 'dist/THIRD-PARTY-LICENSES.txt';
/** The bundler writes the original path above each module. */
const BUNDLED = /^\/\/ \S*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm;
const NOTICE = /^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S*: .+$/gm;
const LICENSE_LINE =
  /: (?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0)(?: AND (?:MIT|Apache-2\.0))?(?:,|$)/;
/** The minimum number of bundled packages. */
const MIN_BUNDLED = { 'mdx-plugins': 80, search: 1, theme: 1, cli: 20, plugins: 20, migrate: 3 };

interface SourceMap {
  sources: string[];
  sourcesContent: string[];
}

/** Returns the package name of a specifier: `@scope/name` for `@scope/name/x`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(PACKAGES)('@octavo/%s', (name) => {
  const published = readPackage(tarballs[name]);
  const { manifest, files, read } = published;
  const scripts = files.filter((file) => file.endsWith('.js'));

  test('passes publint', async () => {
    const { messages } = await publint({ pkgDir: published.folder, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('has types for every module resolution mode', async () => {
    const { readFile } = await import('node:fs/promises');
    const data = createPackageFromTarballData(new Uint8Array(await readFile(published.tarball)));
    const result = await checkPackage(data, { excludeEntrypoints: [/css/, /package\.json/] });
    if (result.types === false) throw new Error('The package has no types.');
    // The packages are ES modules only. `require` and resolution without `exports` are not
    // supported.
    const problems = result.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) || !/node10|node16-cjs/.test(problem.resolutionKind),
    );
    expect(problems).toEqual([]);
  });

  test('contains its license, a README, a description and the supported Node.js versions', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(read('LICENSE')).toContain('MIT License');
    expect(read('README.md')).toMatch(new RegExp(`^# @octavo/${name}\n`));
    expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=20.19.0' } });
    expect(manifest.description).toMatch(/\.$/);
    expect(manifest.sideEffects).toBeDefined();
  });

  test('names its repository, homepage, issues, author and keywords, and is published with provenance', () => {
    expect(manifest).toMatchObject({
      homepage: expect.stringMatching(/^https:/),
      bugs: { url: expect.stringMatching(/^https:.+\/issues$/) },
      repository: { type: 'git', directory: `packages/${name}` },
      author: 'Octavo contributors',
      keywords: expect.arrayContaining(['documentation', 'octavo']),
      publishConfig: { access: 'public', provenance: true },
    });
  });

  test('contains build output and nothing else', () => {
    const allowed =
      /^(?:dist\/|bin\/|templates\/|schema\/|client\.d\.ts$|LICENSE$|README\.md$|COMPONENTS\.md$|CONFIG\.md$|PLUGINS\.md$|package\.json$)/;
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(?:test|stories)\.|__fixtures__/.test(file))).toEqual([]);
  });

  test('links in its documents point to files that it contains', () => {
    const links = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => [...read(file).matchAll(/\]\(([^)#\s]+)/g)].map(([, href]) => href!))
      .filter((href) => !/^https?:/.test(href));
    expect(links.filter((href) => !files.includes(href))).toEqual([]);
  });

  test('contains no paths or versions of the workspace', () => {
    expect(read('package.json')).not.toMatch(/workspace:|catalog:|octavo-source|\.\/src\//);
    const octavoDependencies = Object.entries(manifest.dependencies ?? {}).filter(([to]) =>
      /^@octavo/.test(to),
    );
    expect(octavoDependencies.every(([, range]) => range === manifest.version)).toBe(true);
    const sources = [...scripts, ...files.filter((file) => file.endsWith('.d.ts'))];
    expect(sources.filter((file) => read(file).includes(process.cwd()))).toEqual([]);
  });

  test('has a source map for every script, with the package sources and without bundled packages', () => {
    const maps = scripts
      .filter((file) => !/^dist\/(?:css|styles|document|eject|lazy-styles)\b/.test(file))
      .map((file) => ({ file, map: JSON.parse(read(`${file}.map`)) as SourceMap }));
    for (const { file, map } of maps) {
      expect(read(file), file).toMatch(/^\/\/# sourceMappingURL=\S+\.js\.map\s*$/m);
      expect(map.sourcesContent.every(Boolean), file).toBe(true);
      expect(
        map.sources.filter((path) => /node_modules|^\//.test(path)),
        file,
      ).toEqual([]);
    }
    const sources = new Set(maps.flatMap(({ map }) => map.sources));
    expect(sources.size).toBeGreaterThan(15);
  });

  test('imports only its dependencies and its own files', () => {
    const known = new Set([
      manifest.name,
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
      ...builtinModules,
    ]);
    const isKnown = (specifier: string, file: string) => {
      if (specifier.startsWith('.'))
        return existsSync(join(published.folder, file, '..', specifier));
      if (specifier.startsWith('#')) {
        const targets = subpathTargets(manifest, specifier);
        return targets.length > 0 && targets.every((target) => files.includes(target));
      }
      // Modules that are generated for each site.
      if (specifier.startsWith('octavo-')) return name === 'cli' || name === 'plugins';
      // Files that a migration writes into the site.
      if (name === 'migrate' && /^(?:react|@octavo\/theme\/mdx)$/.test(specifier)) return true;
      return specifier.startsWith('node:') || known.has(packageOf(specifier));
    };
    const unknown = scripts.flatMap((file) =>
      importsOf(read(file))
        .filter((specifier) => !isKnown(specifier, file))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has no unused dependencies', () => {
    const used = new Set(
      files
        .filter((file) => /\.(?:js|mjs|d\.ts)$/.test(file))
        .flatMap((file) => importsOf(read(file)))
        .map(packageOf),
    );
    const isUsed = (dependency: string) =>
      used.has(dependency.replace(/^@types\//, '')) || PEERS_OF_DEPENDENCIES.has(dependency);
    expect(Object.keys(manifest.dependencies ?? {}).filter((each) => !isUsed(each))).toEqual([]);
  });

  test('lists the license of every bundled package', () => {
    const bundled = new Set(
      scripts.flatMap((file) =>
        [...read(file).matchAll(BUNDLED)].map(([, packageName]) => packageName!),
      ),
    );
    const notices = files.includes(NOTICES) ? read(NOTICES) : '';
    const listed = [...notices.matchAll(NOTICE)].map(([, packageName]) => packageName!);
    expect([...bundled].filter((each) => !listed.includes(each))).toEqual([]);
    expect(bundled.size).toBeGreaterThanOrEqual(MIN_BUNDLED[name]);
    const lines = [...notices.matchAll(NOTICE)].map(([line]) => line);
    expect(lines.filter((line) => !LICENSE_LINE.test(line))).toEqual([]);
  });

  test('exports the names of the snapshot', async () => {
    const lists = Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === 'object' && target.types
        ? [[entry, ...namesOf(read(target.types)).map((each) => `  ${each}`)]]
        : [[entry]],
    );
    await expect(`${lists.flat().join('\n')}\n`).toMatchFileSnapshot(`./names/${name}.txt`);
  });
});

test('only the react-router entry point imports react-router-dom, with installation instructions on the same line', () => {
  const { manifest, files, read } = readPackage(tarballs.theme);
  const optional = Object.keys(manifest.peerDependenciesMeta ?? {}).filter(
    (name) => !name.startsWith('@types/'),
  );
  const lines = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => ({ file, line })),
    )
    .filter(({ line }) => optional.some((name) => line.includes(`from "${name}"`)));
  expect(optional).toEqual(['react-router-dom']);
  expect(lines).toEqual([
    {
      file: 'dist/react-router.js',
      line: expect.stringMatching(/; \/\/ Not installed\? Run npm install react-router-dom; .+\.$/),
    },
  ]);
});

test('every module of the theme that uses React starts with "use client"', () => {
  const { files, read } = readPackage(tarballs.theme);
  const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('dist/css'));
  const withDirective = scripts.filter((file) => /^['"]use client['"]/.test(read(file)));
  const usingReact = scripts.filter((file) =>
    importsOf(read(file)).some((specifier) => /^react(?:-dom)?(?:\/|$)/.test(specifier)),
  );
  expect(usingReact.length).toBeGreaterThan(50);
  expect(usingReact.filter((file) => !withDirective.includes(file))).toEqual([]);
  for (const entry of WITHOUT_COMPONENTS) expect(withDirective).not.toContain(`dist/${entry}`);
});

test('the theme supports React 18.3 and 19, and does not require a router', () => {
  const { manifest } = readPackage(tarballs.theme);
  expect(manifest.peerDependencies).toMatchObject({ react: '>=18.3', 'react-dom': '>=18.3' });
  expect(manifest).toMatchObject({
    peerDependenciesMeta: { 'react-router-dom': { optional: true } },
  });
});
