import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

interface BundledPackage {
  name: string;
  version: string;
  license: string;
  author: string;
  /** Text of the license files. */
  text: string;
}

/** Permissive licenses that only require a notice. */
const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']);
const FILE = 'THIRD-PARTY-LICENSES.txt';
/** Licenses of packages whose package.json does not declare them. */
const UNDECLARED_LICENSES = new Map([['format', 'MIT']]);
/** Matches the folder of the package that a bundled module belongs to. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Writes the licenses of all bundled packages next to a bundle. Use one instance for all builds of
 * a package, because it collects the modules of each build.
 *
 * @param also - folders of packages that are included in other ways than as modules
 * @throws if a package has a license that has not been approved
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
          if (!entry.license.split(' AND ').every((license) => ALLOWED.has(license)))
            throw new Error(
              `${entry.name} has the license "${entry.license}", which has not been approved. Add it to ALLOWED in scripts/third-party.ts if it may be bundled.`,
            );
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
    .flatMap((file) => readTexts(join(folder, file)));
  return {
    name,
    version,
    license: license ?? UNDECLARED_LICENSES.get(name) ?? 'unknown',
    author: typeof author === 'object' ? author.name : (author ?? ''),
    text: texts.join('\n\n'),
  };
}

/** Returns the text of a license file, or of all files in a folder with licenses. */
function readTexts(path: string): string[] {
  return statSync(path).isDirectory()
    ? readdirSync(path).flatMap((file) => readTexts(join(path, file)))
    : [readFileSync(path, 'utf8').trim()];
}

/** A folder inside a package can have its own package.json without a name. */
function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder));
}

/** Lists the packages by name, and groups packages with the same license text. */
function print(packages: readonly BundledPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const entry of packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const by = entry.author === '' ? '' : `, by ${entry.author}`;
    const title = `${entry.name} ${entry.version}: ${entry.license}${by}`;
    // If a package has no license file, list only the name of the license and the author.
    const key = entry.text === '' ? title : entry.text;
    groups.set(key, [...(groups.get(key) ?? []), title]);
  }
  const entries = [...groups].map(([text, titles]) =>
    text === titles[0] ? text : `${titles.join('\n')}\n\n${text}`,
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This package contains code of the following packages.', ...entries].join(rule)}\n`;
}
