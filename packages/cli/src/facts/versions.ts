import { execFileSync } from 'node:child_process';

const VERSION = /\d+\.\d+\.\d+(?:-[\w.]+)?/g;

/** Returns the versions that a text names. */
export function versionsIn(text: string): string[] {
  return text.match(VERSION) ?? [];
}

/** Compares versions by their numbers. A prerelease is before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('-')[0]!.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const at = left.findIndex((part, i) => part !== right[i]);
  if (at >= 0) return left[at]! - right[at]!;
  return Number(b.includes('-')) - Number(a.includes('-'));
}

/** Git tags of the versions of a repository. */
export class VersionTags {
  readonly #folder: string;
  /** Tags by version, in ascending order. */
  readonly #tags: Map<string, string>;
  readonly #files = new Map<string, string>();

  /**
   * @param folder - folder in the repository
   * @param pattern - tag of a version, with `{version}`
   * @throws {Error} if the folder is not in a Git repository
   */
  constructor(folder: string, pattern: string) {
    this.#folder = folder;
    const [before = '', after = ''] = pattern.split('{version}');
    const names = git(folder, 'tag', '--list').split('\n');
    const versions = names.flatMap((tag): [string, string][] => {
      if (!tag.startsWith(before) || !tag.endsWith(after)) return [];
      const version = tag.slice(before.length, tag.length - after.length);
      return versionsIn(version)[0] === version ? [[version, tag]] : [];
    });
    this.#tags = new Map(versions.toSorted(([a], [b]) => compareVersions(a, b)));
  }

  has(version: string): boolean {
    return this.#tags.has(version);
  }

  get latest(): string | undefined {
    return [...this.#tags.keys()].at(-1);
  }

  /** Returns the first version whose file contains a key as a word. */
  firstWith(file: string, key: string): string | undefined {
    const word = new RegExp(`\\b${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`);
    return [...this.#tags].find(([, tag]) => word.test(this.#read(tag, file)))?.[0];
  }

  #read(tag: string, file: string): string {
    const id = `${tag}:./${file}`;
    let text = this.#files.get(id);
    if (text === undefined) {
      try {
        text = git(this.#folder, 'show', id);
      } catch {
        // The version does not have the file.
        text = '';
      }
      this.#files.set(id, text);
    }
    return text;
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
