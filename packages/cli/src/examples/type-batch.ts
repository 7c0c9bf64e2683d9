import { posix } from 'node:path';
import type * as TS from 'typescript';

import type { TypeScript } from './load-typescript';
import { createSampleHost, getSampleFolder } from './sample-host';
import { findScripts, readSnapshot, type Snapshot } from './sample-snapshot';
import { mergeOptions } from './type-options';

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

/** Files of a sample at one moment. */
interface Sample {
  snapshot: Snapshot;
  packages: string;
  fragments: ReadonlySet<string>;
}

/** Sample that waits for its check. */
interface Waiting {
  sample: Sample;
  resolve: (problems: TypeProblem[]) => void;
  reject: (error: unknown) => void;
}

/** Task of the worker thread: samples of a site. */
export interface TypeTask {
  /** Folder from which TypeScript is loaded. */
  cwd: string;
  /** Compiler options of the site. */
  options: TS.CompilerOptions;
  samples: readonly Sample[];
}

/** Checks the samples of a task. Returns the problems of each sample. */
export type CheckTypes = (task: TypeTask) => Promise<TypeProblem[][]>;

/**
 * Number of samples that start a check while commands run. Results are stored after each batch, and an interrupted run
 * keeps them.
 */
const BATCH_SIZE = 100;

/** Declarations that can change the types of other files. */
const GLOBAL = /\bdeclare\s+(?:global|module|namespace)\b|^\/\/\/\s*<reference/m;

/**
 * Collects samples whose types are checked together. A full batch is checked in a worker thread, so that this thread can
 * start the next commands. Sites with fewer samples do not need the thread.
 */
export class TypeBatch {
  readonly #ts: TypeScript;
  readonly #site: Omit<TypeTask, 'samples'>;
  readonly #checkInThread: CheckTypes;
  #waiting: Waiting[] = [];
  #hasThread = false;

  constructor(ts: TypeScript, site: Omit<TypeTask, 'samples'>, checkInThread: CheckTypes) {
    this.#ts = ts;
    this.#site = site;
    this.#checkInThread = checkInThread;
  }

  /**
   * Adds a sample as its files are now. Returns the problems of its TypeScript files after the next `flush`. A
   * `tsconfig.json` in the folder overrides the options.
   */
  async add({ folder, packages, fragments = new Set() }: TypeRequest): Promise<TypeProblem[]> {
    const snapshot = readSnapshot(folder);
    if (findScripts(snapshot).length === 0) return [];
    const sample = { snapshot, packages, fragments };
    // The packages are deleted together with the folder.
    if (packages === folder) return checkSamples(this.#ts, this.#site.options, [sample])[0]!;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sample, resolve, reject });
      if (this.#waiting.length < BATCH_SIZE) return;
      this.#hasThread = true;
      void this.flush();
    });
  }

  /** Checks all samples that wait. Errors reject their promises. */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const samples = waiting.map(({ sample }) => sample);
    try {
      const found = this.#hasThread
        ? await this.#checkInThread({ ...this.#site, samples })
        : checkSamples(this.#ts, this.#site.options, samples);
      for (const [i, { resolve }] of waiting.entries()) resolve(found[i]!);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

/** Sample with its number in a batch and its own compiler options. */
interface NumberedSample extends Sample {
  number: number;
  options: TS.CompilerOptions;
}

/**
 * Returns the problems of each sample. Samples with the same packages and compiler options share a program, because a
 * program of a small sample consists almost entirely of packages.
 */
export function checkSamples(
  ts: TypeScript,
  siteOptions: TS.CompilerOptions,
  samples: readonly Sample[],
): TypeProblem[][] {
  const groups = new Map<string, NumberedSample[]>();
  for (const [number, sample] of samples.entries()) {
    const own = readOwnOptions(ts, sample.snapshot, getSampleFolder(number));
    const numbered = { ...sample, number, options: mergeOptions(ts, siteOptions, own) };
    const key = getGroup(ts, numbered) ?? `${number}`;
    groups.set(key, [...(groups.get(key) ?? []), numbered]);
  }
  const found: TypeProblem[][] = [];
  for (const group of groups.values()) {
    const problems = checkGroup(ts, group);
    for (const [i, { number }] of group.entries()) found[number] = problems[i]!;
  }
  return found;
}

/**
 * Returns a key for samples that can share a program, or `undefined` if the sample needs its own. Packages can declare
 * global types, so the samples of a program import the same ones.
 */
function getGroup(
  ts: TypeScript,
  { snapshot, options, packages }: NumberedSample,
): string | undefined {
  const imported = new Set<string>();
  for (const path of findScripts(snapshot)) {
    const text = snapshot.get(path)!;
    if (path.endsWith('.d.ts') || GLOBAL.test(text)) return undefined;
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (!/^(?:\.|node:)/.test(fileName)) imported.add(fileName);
  }
  return JSON.stringify([packages, options, [...imported].sort()]);
}

/** Checks samples in a shared program. Returns the problems of each sample. */
function checkGroup(ts: TypeScript, group: readonly NumberedSample[]): TypeProblem[][] {
  const { options, packages } = group[0]!;
  const snapshots = new Map(group.map(({ number, snapshot }) => [number, snapshot]));
  const host = createSampleHost(ts, options, snapshots, packages);
  const types = options.types ?? ts.getAutomaticTypeDirectiveNames(options, host);
  const names = group.flatMap(({ number, snapshot }) =>
    findScripts(snapshot).map((path) => `${getSampleFolder(number)}/${path}`),
  );
  const program = ts.createProgram(names, { ...options, types }, host);
  const shared = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  return group.map(({ number, snapshot, fragments }) => {
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
    return found.map((each) => describe(ts, each, folder, syntax.length > 0));
  });
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
