import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

interface BundledPackage {
  name: string;
  version: string;
  license: string;
  author: string;
  /** What its licence files say. */
  text: string;
}

/** Licences that let others pass the code on with nothing but a notice. */
const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']);
const FILE = 'THIRD-PARTY-LICENSES.txt';
/** Packages that tell their licence where programs do not look. */
const TOLD = new Map([['format', 'MIT']]);
/** Folder of the package that a bundled module belongs to. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Write beside a bundle what the packages within it are licensed as. One for all builds of a package: it knows the
 * modules of each.
 *
 * @param also - folders of packages that come along in another form than as modules
 * @throws when a package has a licence that nobody has agreed to
 */
export function thirdPartyLicenses(also: readonly string[] = []): Plugin {
  const found = new Map<string, BundledPackage>();
  return {
    name: 'third-party-licenses',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        const modules = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
            bytesInOutput > 0 ? [PACKAGE.exec(resolve(path))?.[1]] : [],
          ),
        );
        for (const folder of [...modules, ...also]) {
          if (folder === undefined) continue;
          const entry = readPackage(folder);
          if (!ALLOWED.has(entry.license))
            throw new Error(`${entry.name} is licensed as ${entry.license}: may it be bundled?`);
          found.set(`${entry.name}@${entry.version}`, entry);
        }
        const outdir = build.initialOptions.outdir ?? 'dist';
        mkdirSync(outdir, { recursive: true });
        writeFileSync(join(outdir, FILE), print([...found.values()]));
      });
    },
  };
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(packageFolder(folder), 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name: string } };
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[sc]e|notice|copying)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return {
    name,
    version,
    license: license ?? TOLD.get(name) ?? 'an unknown licence',
    author: typeof author === 'object' ? author.name : (author ?? ''),
    text: texts.join('\n\n'),
  };
}

/** A folder within a package may have a manifest of its own, without a name. */
function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder));
}

/** Packages by name, those with the same words together. */
function print(packages: readonly BundledPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const entry of packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const by = entry.author === '' ? '' : `, by ${entry.author}`;
    const title = `${entry.name} ${entry.version}: ${entry.license}${by}`;
    // A notice that is missing is replaced by nobody's: the name of the licence and of its author stand there alone.
    const key = entry.text === '' ? title : entry.text;
    groups.set(key, [...(groups.get(key) ?? []), title]);
  }
  const entries = [...groups].map(([text, titles]) =>
    text === titles[0] ? text : `${titles.join('\n')}\n\n${text}`,
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['Packages whose code is part of this one.', ...entries].join(rule)}\n`;
}
