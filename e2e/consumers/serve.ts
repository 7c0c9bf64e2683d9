import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';

export interface Served {
  url: string;
  close: () => void;
}

interface ServeOptions {
  /** Environment variables to add. */
  variables?: Readonly<Record<string, string>>;
  /** How often to try. */
  attempts?: number;
}

/**
 * Starts a server that takes its port as the last argument, and waits until it responds. Tries
 * another port if the server exits, because another process can take the port first.
 */
export async function serveWith(
  cwd: string,
  command: string,
  args: readonly string[],
  { variables = {}, attempts = 3 }: ServeOptions = {},
): Promise<Served> {
  const port = await freePort();
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, ...variables };
  // A separate process group, because package managers start servers in child processes.
  const child = spawn(command, [...args, String(port)], { cwd, env, detached: true });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const close = () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
  };
  const url = `http://localhost:${port}`;
  // Ten minutes.
  for (let look = 0; look < 3000; look++) {
    if (child.exitCode !== null && attempts > 1)
      return serveWith(cwd, command, args, { variables, attempts: attempts - 1 });
    if (child.exitCode !== null) break;
    if (await isListening(url)) return { url, close };
    await new Promise((wait) => setTimeout(wait, 200));
  }
  close();
  throw new Error(`${command} ${args.join(' ')} did not start a server:\n${output}`);
}

function isListening(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
