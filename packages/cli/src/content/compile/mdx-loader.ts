import { baseAsVariable } from '../../model/base-placeholder';
import type { CompileContext } from '../../model/compiled-page';
import { compileInto, createCompiler } from './compile-page';
import { problemsOf } from './problem-of';

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  async: () => (error: Error | null, code?: string) => void;
  addDependency: (path: string) => void;
  getOptions: () => CompileContext;
}

let made: { version: string; compiler: ReturnType<typeof createCompiler> } | undefined;

/**
 * The bundler's loader for Markdown. A page (`?page`) comes from the store, where it has been compiled before; Markdown
 * that is imported as a module is compiled with its HTML in it.
 */
export default function loader(this: LoaderContext, source: string): void {
  const done = this.async();
  run(this, source).then(
    (code) => done(null, code),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

async function run(context: LoaderContext, source: string): Promise<string> {
  const options = context.getOptions();
  if (made?.version !== options.version)
    made = { version: options.version, compiler: createCompiler(options) };
  const compiler = await made.compiler;
  const path = context.resourcePath;
  if (!context.resourceQuery.includes('page')) {
    const { code, dependencies } = await compiler.compilePage(source, path, { html: 'inline' });
    for (const file of dependencies) context.addDependency(file);
    return baseAsVariable(code);
  }
  const stored = compiler.store.read(path, source);
  if (!stored) {
    const outcome = await compileInto(made.compiler, path);
    if (!('summary' in outcome)) {
      const [problem] = await problemsOf([outcome], options.settings);
      throw new Error(problem!.message);
    }
  }
  const body = compiler.store.readBody(path, source);
  if (!body) throw new Error(`Expected the store to hold ${path}, got nothing.`);
  return baseAsVariable(body.code);
}
