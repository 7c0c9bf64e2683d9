import { decodeText } from '@octavo/mdx-plugins/diagnostics';

import { insertBaseVariable } from '../../model/base-placeholder';
import type { CompileContext } from '../../model/compiled-page';
import { compileToStore, createCompiler } from './compile-page';
import { toProblems } from './to-problem';

/** The loader receives bytes, so that files in other encodings are reported. */
export const raw = true;

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  async: () => (error: Error | null, code?: string) => void;
  addDependency: (path: string) => void;
  getOptions: () => CompileContext;
}

let cached: { version: string; compiler: ReturnType<typeof createCompiler> } | undefined;

/**
 * Bundler loader for Markdown. Pages (`?page`) are read from the page store and compiled on a cache miss. Markdown
 * imported as a module is compiled with inline HTML.
 */
export default function loader(this: LoaderContext, source: Buffer): void {
  const done = this.async();
  run(this, source).then(
    (code) => done(null, code),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

async function run(context: LoaderContext, bytes: Buffer): Promise<string> {
  const { text: source, problem: encodingProblem } = decodeText(bytes);
  if (encodingProblem) throw new Error(`${encodingProblem.message}. ${encodingProblem.hint}`);
  const options = context.getOptions();
  if (cached?.version !== options.version)
    cached = { version: options.version, compiler: createCompiler(options) };
  const compiler = await cached.compiler;
  const path = context.resourcePath;
  if (!context.resourceQuery.includes('page')) {
    const { code, dependencies } = await compiler.compilePage(source, path, { html: 'inline' });
    for (const file of dependencies) context.addDependency(file);
    return insertBaseVariable(code);
  }
  const stored = compiler.store.read(path, source);
  if (!stored) {
    const outcome = await compileToStore(cached.compiler, path);
    if (!('summary' in outcome)) {
      const [problem] = await toProblems([outcome], options.settings);
      throw new Error(problem!.message);
    }
  }
  const body = compiler.store.readBody(path, source);
  if (!body) throw new Error(`No page store entry found for ${path}.`);
  return insertBaseVariable(body.code);
}
