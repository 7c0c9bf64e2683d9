import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { TestedBlock } from '@octavo/mdx-plugins';

import {
  getTestedFile,
  getTestedFolder,
  type StoredTestedBlocks,
} from '../content/compile/tested-blocks';
import { digest } from '../files/digest';
import { getInstalledVersion } from '../files/installed-version';
import { readCache, writeCache } from '../files/json-cache';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import { readDependencies, readVersions } from './environment';
import { type MarkedRun, markProject } from './mark-project';
import { type Passed, readPassed } from './passed';
import { readHiddenFiles } from './read-hidden-files';
import { toStackBlitzFields, toStartCommand } from './stackblitz';
import { type Occurrence, readTasks } from './tasks';

/**
 * Writes which blocks have passed, for the compiler. Selects the samples as `octavo test` does, and reads their cached
 * results. Runs nothing.
 *
 * @throws {OctavoError} `CONFIG_INVALID` if no package can be named
 */
export async function writeTestedBlocks(config: SiteConfig): Promise<void> {
  const { test, cacheDir, configFile } = config;
  const [name] = test.packages;
  if (name === undefined)
    throw new OctavoError('CONFIG_INVALID', 'test.badge needs a package to name.', {
      hint: `Set test.packages in ${configFile} to the packages that the blocks use.`,
    });
  const { tasks } = await readTasks(config, { versions: readVersions(config) });
  const pages = new Map<string, PageMarks>();
  for (const { key, occurrences } of tasks) {
    const passed = readPassed(key, config);
    for (const occurrence of occurrences) {
      const marks = pages.get(occurrence.file) ?? new PageMarks(config, name);
      pages.set(occurrence.file, marks);
      marks.add(occurrence, passed);
    }
  }
  const folder = getTestedFolder(cacheDir);
  mkdirSync(folder, { recursive: true });
  const current = new Set<string>();
  for (const [filePath, marks] of pages) {
    const blocks = marks.toBlocks();
    if (Object.keys(blocks).length === 0) continue;
    const file = getTestedFile(folder, filePath);
    current.add(file);
    const stored: StoredTestedBlocks = { source: digest(readSource(filePath).text), blocks };
    // Pages whose file has changed are compiled again.
    if (JSON.stringify(readCache(file)) !== JSON.stringify(stored)) writeCache(file, stored);
  }
  for (const entry of readdirSync(folder))
    if (!current.has(join(folder, entry))) rmSync(join(folder, entry));
}

/** Marks of a page. */
class PageMarks {
  readonly #config: SiteConfig;
  readonly #name: string;
  readonly #blocks: Record<number, TestedBlock> = {};
  /** Lines of blocks that have not passed. A file that other sections keep is part of several projects. */
  readonly #failed = new Set<number>();

  constructor(config: SiteConfig, name: string) {
    this.#config = config;
    this.#name = name;
  }

  add(occurrence: Occurrence, passed: Passed | undefined): void {
    const runs = this.#findRuns(occurrence, passed);
    if (passed) for (const run of runs) this.#addRun(run, occurrence);
    else for (const { lines } of runs) for (const line of lines) this.#failed.add(line);
  }

  toBlocks(): Record<number, TestedBlock> {
    const entries = Object.entries(this.#blocks).filter(
      ([line]) => !this.#failed.has(Number(line)),
    );
    const forms = new Set(entries.flatMap(([, { form, fields }]) => (fields ? form : [])));
    return Object.fromEntries(
      entries.map(([line, { form, ...mark }]) => [
        line,
        form !== undefined && forms.has(form) ? { form, ...mark } : mark,
      ]),
    );
  }

  #findRuns({ job }: Occurrence, passed: Passed | undefined): MarkedRun[] {
    const { command = '', snippets } = this.#config.test;
    if (!job.snippets) return markProject(job.project, command);
    if (!snippets) return [];
    return job.snippets.flatMap(({ line }, index): MarkedRun[] => {
      const file = passed ? passed.snippets?.[index] : undefined;
      if (passed && !file) return [];
      const commands = [{ command: snippets.command, exit: 0 }];
      return [{ lines: [line], files: file ? [file] : [], commands, isChanged: false }];
    });
  }

  #addRun(run: MarkedRun, { packages, hidden }: Occurrence): void {
    const { lines, files, commands, isChanged } = run;
    const version = getInstalledVersion(this.#name, [join(packages, 'package.json')]);
    // A file that later sections keep belongs to the project that shows it.
    const own = lines.filter((line) => !this.#blocks[line]);
    if (version === undefined || own.length === 0) return;
    const label = `${this.#name} ${version}`;
    const extra = readHiddenFiles(hidden);
    const command = isChanged ? undefined : toStartCommand(commands);
    for (const line of own) this.#blocks[line] = { package: label };
    if (!extra || files.length === 0 || command === undefined) return;
    const form = `tested-${own[0]}`;
    for (const line of own) this.#blocks[line] = { package: label, form };
    const shown = new Map([...extra, ...files].map((file) => [file.path, file]));
    this.#blocks[own[0]!]!.fields = toStackBlitzFields({
      title: label,
      files: [...shown.values()],
      dependencies: this.#findDependencies([...shown.values()], command, packages),
      command,
    });
  }

  /** Returns the installed versions of the packages that files or the command name, and of those that the site lists. */
  #findDependencies(
    files: readonly { code: string }[],
    command: string,
    packages: string,
  ): Record<string, string> {
    const manifest = join(packages, 'package.json');
    const names = readDependencies(manifest).filter(
      (name) =>
        this.#config.test.packages.includes(name) ||
        hasWord(command, name) ||
        files.some(({ code }) =>
          new RegExp(`['"]${escapePattern(name)}(?:/[^'"]*)?['"]`).test(code),
        ),
    );
    const versions = [...new Set([...this.#config.test.packages, ...names])].map((name) => [
      name,
      existsSync(manifest) ? getInstalledVersion(name, [manifest]) : undefined,
    ]);
    // Commands can use it although the site does not depend on it.
    if (hasWord(command, 'jiti'))
      versions.unshift(['jiti', getInstalledVersion('jiti', [import.meta.url])]);
    return Object.fromEntries(versions.filter(([, version]) => version !== undefined));
  }
}

function hasWord(command: string, word: string): boolean {
  return command.split(/\s+/).includes(word);
}

function escapePattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
