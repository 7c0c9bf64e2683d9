import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import { bundledLanguagesInfo } from 'shiki/langs';
import type { Options } from 'tsup';

import { listPatterns } from '../src/code/pattern-literals';
import { findRequiredLiterals } from './required-literals';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** File name of the Oniguruma engine, next to the bundle. */
const ENGINE = 'onig.wasm';
const engineModule = `import { readFileSync } from 'node:fs';
const bytes = readFileSync(new URL('./${ENGINE}', import.meta.url));
export default async (imports) => (await WebAssembly.instantiate(bytes, imports)).instance.exports;
`;

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Returns an esbuild plugin that replaces `shiki/langs` with compressed grammars, which have a seventh of the size and are
 * decompressed on first use. It also replaces `shiki/wasm` with a file, because decoding the engine from a string takes 30 ms.
 */
export function packedLanguages(outdir: string): Plugin {
  return {
    name: 'packed-languages',
    setup(build) {
      build.onResolve({ filter: /^shiki\/langs$/ }, () => ({ path: 'langs', namespace: 'packed' }));
      build.onLoad({ filter: /.*/, namespace: 'packed' }, async () => ({
        contents: await createLanguagesModule(outdir, await readVersion('@shikijs/langs')),
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

/** Writes each grammar once. Returns a module that lists the grammars of each language. */
async function createLanguagesModule(outdir: string, version: string): Promise<string> {
  // The version in the name invalidates caches of highlighted code.
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
      const literals = listPatterns(grammar).map(
        (pattern) => findRequiredLiterals(pattern) ?? null,
      );
      await writeFile(
        join(folder, `${grammar.name}.json.br`),
        compress(JSON.stringify({ grammar, literals })),
      );
    }
  }
  return `import { createAliases, createLoaders } from './read-languages';
const languages = createLoaders('${name}', ${JSON.stringify(files)});
export const bundledLanguagesAlias = createAliases(languages, ${JSON.stringify(aliases)});
export const bundledLanguages = { ...languages, ...bundledLanguagesAlias };
`;
}

async function readVersion(name: string): Promise<string> {
  const entry = dirname(fileURLToPath(import.meta.resolve(name)));
  const manifest = await readFile(join(entry, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function compress(json: string): Uint8Array {
  const bytes = Buffer.byteLength(json);
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      // The default window has 4 MB. For 260 grammars, allocating it takes longer than compressing (14 instead of 4 seconds).
      [constants.BROTLI_PARAM_LGWIN]: fitWindow(bytes),
    },
  });
}

/** Returns the exponent of the smallest window that contains a file, within the limits of the format. */
function fitWindow(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, bits));
}
