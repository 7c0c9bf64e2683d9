import { posix } from 'node:path';
import type * as TS from 'typescript';

import type { TypeScript } from './load-typescript';
import { createSampleHost, getSampleFolder } from './sample-host';
import { findScripts, readSnapshot, type Snapshot } from './sample-snapshot';
import { FORCED_OPTIONS } from './type-options';

/** Type error or syntax error of a file. */
export interface TypeProblem {
  /** Path in the folder. */
  path: string;
  /** 1-based. */
  line: number;
  message: string;
  isSyntax: boolean;
}

/** Sample to check. */
export interface TypeRequest {
  /** Folder of the sample. */
  folder: string;
  /** Folder that contains the `node_modules` of the sample. It is checked at once if this is its own folder. */
  packages: string;
  /** Paths of files of which only the syntax is checked. */
  fragments?: ReadonlySet<string>;
}

interface Sample extends Required<Omit<TypeRequest, 'folder'>> {
  snapshot: Snapshot;
  options: TS.CompilerOptions;
  resolve: (problems: TypeProblem[]) => void;
  reject: (error: unknown) => void;
}

/** Maximum number of samples that wait. Results are stored after each batch, and an interrupted run keeps them. */
const BATCH_SIZE = 100;

/** Declarations that can change the types of other files. */
const GLOBAL = /\bdeclare\s+(?:global|module|namespace)\b|^\/\/\/\s*<reference/m;

/**
 * Checks the types of samples. Samples with the same packages and compiler options share a program, because a program of
 * a small sample consists almost entirely of packages.
 */
export class TypeBatch {
  readonly #ts: TypeScript;
  readonly #options: TS.CompilerOptions;
  readonly #samples = new Map<number, Sample>();
  #count = 0;

  constructor(ts: TypeScript, options: TS.CompilerOptions) {
    this.#ts = ts;
    this.#options = options;
  }

  /**
   * Adds a sample as its files are now. Returns the problems of its TypeScript files after the next `flush`. A
   * `tsconfig.json` in the folder overrides the options.
   */
  add({ folder, packages, fragments = new Set() }: TypeRequest): Promise<TypeProblem[]> {
    const snapshot = readSnapshot(folder);
    if (findScripts(snapshot).length === 0) return Promise.resolve([]);
    const sample = this.#count++;
    const options = {
      ...this.#options,
      ...readOwnOptions(this.#ts, snapshot, getSampleFolder(sample)),
      ...FORCED_OPTIONS,
    };
    const problems = new Promise<TypeProblem[]>((resolve, reject) => {
      this.#samples.set(sample, { snapshot, options, packages, fragments, resolve, reject });
    });
    if (packages === folder || this.#samples.size === BATCH_SIZE) this.flush();
    return problems;
  }

  /** Checks all samples that wait. */
  flush(): void {
    const groups = new Map<string, Map<number, Sample>>();
    for (const [number, sample] of this.#samples) {
      const key = getGroup(this.#ts, sample) ?? `${number}`;
      const group = groups.get(key) ?? new Map<number, Sample>();
      groups.set(key, group.set(number, sample));
    }
    this.#samples.clear();
    for (const group of groups.values()) {
      try {
        checkGroup(this.#ts, group);
      } catch (error) {
        for (const { reject } of group.values()) reject(error);
      }
    }
  }
}

/**
 * Returns a key for samples that can share a program, or `undefined` if the sample needs its own. Packages can declare
 * global types, so the samples of a program import the same ones.
 */
function getGroup(ts: TypeScript, { snapshot, options, packages }: Sample): string | undefined {
  const imported = new Set<string>();
  for (const path of findScripts(snapshot)) {
    const text = snapshot.get(path)!;
    if (path.endsWith('.d.ts') || GLOBAL.test(text)) return undefined;
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (!/^(?:\.|node:)/.test(fileName)) imported.add(fileName);
  }
  return JSON.stringify([packages, options, [...imported].sort()]);
}

function checkGroup(ts: TypeScript, group: ReadonlyMap<number, Sample>): void {
  const [{ options, packages }] = [...group.values()] as [Sample];
  const snapshots = new Map([...group].map(([number, { snapshot }]) => [number, snapshot]));
  const host = createSampleHost(ts, options, snapshots, packages);
  const types = options.types ?? ts.getAutomaticTypeDirectiveNames(options, host);
  const names = [...group].flatMap(([number, { snapshot }]) =>
    findScripts(snapshot).map((path) => `${getSampleFolder(number)}/${path}`),
  );
  const program = ts.createProgram(names, { ...options, types }, host);
  const shared = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  for (const [number, { snapshot, fragments, resolve }] of group) {
    const folder = getSampleFolder(number);
    const paths = findScripts(snapshot);
    const getFile = (path: string) => program.getSourceFile(`${folder}/${path}`);
    const syntax = paths.flatMap((path) => program.getSyntacticDiagnostics(getFile(path)));
    // A file with a syntax error has many type errors that do not help.
    const found =
      syntax.length > 0
        ? syntax
        : [
            ...shared,
            ...paths
              .filter((path) => !fragments.has(path))
              .flatMap((path) => program.getSemanticDiagnostics(getFile(path))),
          ];
    resolve(found.map((each) => describe(ts, each, folder, syntax.length > 0)));
  }
}

function readOwnOptions(ts: TypeScript, snapshot: Snapshot, folder: string): TS.CompilerOptions {
  const text = snapshot.get('tsconfig.json');
  if (text === undefined) return {};
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', text) as {
    config?: { compilerOptions?: unknown };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, folder);
  const { baseUrl, paths } = options;
  if (!paths || baseUrl !== undefined) return options;
  // Without `baseUrl`, the compiler resolves them from the folder of all samples.
  const absolute = Object.entries(paths).map(([name, targets]) => [
    name,
    targets.map((target) => posix.resolve(folder, target)),
  ]);
  return { ...options, paths: Object.fromEntries(absolute) };
}

function describe(
  ts: TypeScript,
  { file, start, messageText }: TS.Diagnostic,
  folder: string,
  isSyntax: boolean,
): TypeProblem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n  ').replaceAll(`${folder}/`, '');
  if (!file) return { path: '', line: 0, message, isSyntax };
  const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
  const path = file.fileName.startsWith(`${folder}/`)
    ? file.fileName.slice(folder.length + 1)
    : file.fileName;
  return { path, line: line + 1, message, isSyntax };
}
