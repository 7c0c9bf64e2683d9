import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import { bundledLanguagesInfo } from 'shiki/langs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Name of Oniguruma's file beside the bundle. */
const ENGINE = 'onig.wasm';
const engineModule = `import { readFileSync } from 'node:fs';
const bytes = readFileSync(new URL('./${ENGINE}', import.meta.url));
export default async (imports) => (await WebAssembly.instantiate(bytes, imports)).instance.exports;
`;

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Bring Shiki's grammars along compressed, a seventh of their size, in the place of `shiki/langs`. Each is unpacked when
 * a page first needs it. The engine in the place of `shiki/wasm` is a file as well: as text within a module it takes 30 ms
 * to decode.
 */
export function packedLanguages(outdir: string): Plugin {
  return {
    name: 'packed-languages',
    setup(build) {
      build.onResolve({ filter: /^shiki\/langs$/ }, () => ({ path: 'langs', namespace: 'packed' }));
      build.onLoad({ filter: /.*/, namespace: 'packed' }, async () => ({
        contents: await listOf(outdir, await versionOf('@shikijs/langs')),
        resolveDir: here,
      }));
      build.onResolve({ filter: /^shiki\/wasm$/ }, () => ({
        path: 'wasm',
        namespace: 'packed-wasm',
      }));
      build.onLoad({ filter: /.*/, namespace: 'packed-wasm' }, async () => {
        await mkdir(outdir, { recursive: true });
        await copyFile(fileURLToPath(import.meta.resolve('shiki/onig.wasm')), join(outdir, ENGINE));
        return { contents: engineModule, resolveDir: here };
      });
    },
  };
}

/** Write each grammar once, and a module that knows which ones a language is made of. */
async function listOf(outdir: string, version: string): Promise<string> {
  // Whoever keeps what these made finds out by the name that they have changed.
  const name = `grammars-${version}`;
  const folder = join(outdir, name);
  await mkdir(folder, { recursive: true });
  const written = new Set<string>();
  const files: Record<string, string[]> = {};
  const aliases: Record<string, string> = {};
  for (const { id, aliases: others = [], import: load } of bundledLanguagesInfo) {
    const { default: grammars } = await load();
    files[id] = grammars.map(({ name }) => name);
    for (const alias of others) aliases[alias] = id;
    for (const grammar of grammars.filter(({ name }) => !written.has(name))) {
      written.add(grammar.name);
      await writeFile(join(folder, `${grammar.name}.json.br`), pack(JSON.stringify(grammar)));
    }
  }
  return `import { loadersOf, renamed } from './read-languages';
const own = loadersOf('${name}', ${JSON.stringify(files)});
export const bundledLanguagesAlias = renamed(own, ${JSON.stringify(aliases)});
export const bundledLanguages = { ...own, ...bundledLanguagesAlias };
`;
}

async function versionOf(name: string): Promise<string> {
  const entry = dirname(fileURLToPath(import.meta.resolve(name)));
  const manifest = await readFile(join(entry, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function pack(json: string): Uint8Array {
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
}
