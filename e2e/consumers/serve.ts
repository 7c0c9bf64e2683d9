import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';

export interface Served {
  url: string;
  close: () => void;
}

/** Start a server that takes its port as last argument, and wait until it answers. */
export async function serveWith(
  cwd: string,
  command: string,
  args: readonly string[],
): Promise<Served> {
  const port = await freePort();
  const { FORCE_COLOR: _, ...env } = process.env;
  // A group of its own, since package managers start servers in processes below theirs.
  const child = spawn(command, [...args, String(port)], { cwd, env, detached: true });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const close = () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
  };
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) break;
    if (await answers(url)) return { url, close };
    await new Promise((wait) => setTimeout(wait, 200));
  }
  close();
  throw new Error(`${command} ${args.join(' ')} does not serve:\n${said}`);
}

function answers(url: string): Promise<boolean> {
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
