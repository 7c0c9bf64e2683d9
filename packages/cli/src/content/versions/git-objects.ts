import { spawn } from 'node:child_process';

/** Types of tree entries that Git distinguishes by mode. */
type EntryKind = 'file' | 'symlink' | 'submodule';

export interface TreeEntry {
  kind: EntryKind;
  id: string;
}

const KINDS: Record<string, EntryKind> = { '120000': 'symlink', '160000': 'submodule' };

/** Result of a Git command. */
export interface GitResult {
  output: Buffer;
  /** Message of Git if the command failed or Git is not installed. */
  error?: string;
}

/** Runs Git in a folder. Arguments are not interpreted by a shell, and Git never prompts for credentials. */
export function runGit(cwd: string, args: readonly string[], input = ''): Promise<GitResult> {
  return new Promise((done) => {
    const child = spawn('git', args, { cwd, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', ({ message }) => done({ output: Buffer.alloc(0), error: message }));
    child.on('close', (code) =>
      done({
        output: Buffer.concat(output),
        ...(code === 0 ? {} : { error: Buffer.concat(errors).toString().trim() || `exit ${code}` }),
      }),
    );
    // Git can exit before it has read its input. Its error message is more useful.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Parses the output of `git ls-tree -r -z`: returns the entries by path relative to the top of the repository. */
export function parseTree(output: Buffer): Map<string, TreeEntry> {
  const entries = output.toString().split('\0').filter(Boolean);
  return new Map(
    entries.map((entry): [string, TreeEntry] => {
      const tab = entry.indexOf('\t');
      const [mode = '', , id = ''] = entry.slice(0, tab).split(' ');
      return [entry.slice(tab + 1), { kind: KINDS[mode] ?? 'file', id }];
    }),
  );
}

/**
 * Parses the output of `git cat-file --batch`: returns the content of each object by its ID. Missing objects have no
 * entry.
 */
export function parseBlobs(output: Buffer): Map<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  for (let position = 0; position < output.length; ) {
    const end = output.indexOf('\n', position);
    const [id = '', type, size] = output.toString('latin1', position, end).split(' ');
    position = end + 1;
    if (type !== 'blob') continue;
    blobs.set(id, output.subarray(position, position + Number(size)));
    // A line break follows the content.
    position += Number(size) + 1;
  }
  return blobs;
}
