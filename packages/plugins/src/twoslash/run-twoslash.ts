import { createRequire } from 'node:module';
import { dirname } from 'node:path';

import type { createTwoslasher, NodeError, TwoslashOptions } from 'twoslash';
import type typescript from 'typescript';

import { digestOf } from '../cache/disk-cache';
import { versionOfPeer } from '../peers/find-peer';
import { areUnchanged, digestVersionFiles, readResult, writeResult } from './result-cache';
import type { TransformerOptions, TypeResult } from './types';

/** Cache version. Increment it when the result for the same code changes. */
const FORMAT = 1;

/** Returns the types of the code of a block. */
export type RunTwoslash = (code: string, extension: string) => TypeResult;

/** Error in a code block. */
export class TypeProblem extends Error {
  /** 1-based line in the code block. `undefined` if it is unknown. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

// TypeScript takes hundreds of milliseconds to load, so it is only loaded for the first block that is not cached.
const require = createRequire(import.meta.url);

/** Creates a function that returns the types of code, from the cache or from TypeScript. */
export function createRunTwoslash({
  compilerOptions,
  cwd,
  cacheDir,
}: TransformerOptions): RunTwoslash {
  let run: RunTwoslash | undefined;
  /** Digests of the files that `run` has loaded, and does not read again. */
  const loaded = new Map<string, string>();
  const environment = [
    String(FORMAT),
    ...['twoslash', 'typescript'].map((name) => versionOfPeer(name)),
    JSON.stringify(compilerOptions),
  ];
  return (code, extension) => {
    const key = digestOf(...environment, extension, code);
    const cached = readResult(cacheDir, key);
    if (cached) return cached.result;
    if (!areUnchanged(loaded)) {
      run = undefined;
      loaded.clear();
    }
    run ??= loadTwoslash(compilerOptions, cwd);
    const result = run(code, extension);
    const files = digestVersionFiles(result.sourceFiles);
    for (const [path, digest] of files) loaded.set(path, digest);
    writeResult(cacheDir, key, { files, result });
    return result;
  };
}

function loadTwoslash(json: Record<string, unknown>, cwd: string): RunTwoslash {
  const ts = require('typescript') as typeof typescript;
  const core = require('twoslash/core') as { createTwoslasher: typeof createTwoslasher };
  const compilerOptions = toCompilerOptions(json, cwd, ts);
  const run = core.createTwoslasher({
    tsModule: ts,
    vfsRoot: cwd,
    // The package can be an alias of another one, and then it contains no libraries.
    tsLibDirectory: dirname(ts.getDefaultLibFilePath({})),
    compilerOptions,
  });
  return (code, extension) => {
    const files = new Set<string>();
    const options: TwoslashOptions = {
      // The program still contains the code block when its nodes are filtered.
      filterNode() {
        if (files.size > 0) return true;
        for (const { languageService } of run.getCacheMap()?.values() ?? []) {
          const program = languageService.getProgram();
          for (const file of program?.getSourceFiles() ?? [])
            if (!program!.isSourceFileDefaultLibrary(file)) files.add(file.fileName);
        }
        return true;
      },
    };
    try {
      const { code: text, nodes, meta } = run(code, extension, options);
      for (const { filepath } of meta.virtualFiles) files.delete(filepath);
      // Without the line of a comment at the end.
      return { code: text.trimEnd(), nodes, sourceFiles: [...files] };
    } catch (error) {
      throw toProblem(error, () => findUnexpected(run, code, extension));
    }
  };
}

/** @throws {TypeProblem} if an option is invalid */
function toCompilerOptions(json: Record<string, unknown>, cwd: string, ts: typeof typescript) {
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    { module: 'esnext', moduleResolution: 'bundler', ...json },
    cwd,
  );
  if (errors.length === 0) return options;
  const messages = errors.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
  throw new TypeProblem(
    `Invalid "compilerOptions" of the plugin "twoslash": ${messages.join(' ')}`,
  );
}

/** Returns the errors that no `@errors` comment allows. Their lines are those of the code block as written. */
function findUnexpected(
  run: ReturnType<typeof createTwoslasher>,
  code: string,
  extension: string,
): NodeError[] {
  const { errors, meta } = run(code, extension, {
    handbookOptions: { noErrorValidation: true, keepNotations: true },
  });
  return errors.filter(({ code }) => !meta.handbookOptions.errors.includes(Number(code)));
}

function toProblem(error: unknown, find: () => NodeError[]): unknown {
  if (!(error instanceof Error) || !('title' in error)) return error;
  const { title, description } = error as Error & { title: string; description: string };
  const [, line] = /on line (\d+)/.exec(description) ?? [];
  if (line !== undefined) return new TypeProblem(describeQuery(description), Number(line));
  const unexpected = title.startsWith('Errors were thrown') ? find() : [];
  const [first] = unexpected;
  if (!first) return new TypeProblem([title, description].join(': '));
  const lines = unexpected.map((item) =>
    item === first ? describe(item) : `Line ${item.line + 1} of the code block: ${describe(item)}`,
  );
  const codes = [...new Set(unexpected.map(({ code }) => code))].join(' ');
  return new TypeProblem(
    `${lines.join('\n')}\nFix the code. If the error is part of the example, add "// @errors: ${codes}" to the code block.`,
    first.line + 1,
  );
}

function describe({ text, code }: NodeError): string {
  return `Type error: ${text} (TS${code})`;
}

function describeQuery(description: string): string {
  const marker = description.includes('^|') ? '^|' : '^?';
  return `The marker "${marker}" does not point to a symbol.\nMove it below the name in the previous line.`;
}
