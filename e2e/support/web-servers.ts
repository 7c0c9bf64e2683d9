import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { repository } from './sites';

export type WebServer = 'nginx' | 'caddy';

export interface RunningServer {
  /** URL of the server, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

export interface ServerOptions {
  /** Folder for the configuration and temporary files of the server. */
  work: string;
  /** Document root, which contains the folder of the base. */
  folder: string;
  /** Base path of the site. */
  base: string;
}

/** Configuration files in `e2e/deploy`, which the documentation shows. */
const SOURCES = { nginx: 'nginx/docs.conf', caddy: 'caddy/Caddyfile' };

/** Checks whether a server is installed, such as by `apt-get install nginx caddy`. */
export function isInstalled(name: WebServer): boolean {
  const { error } = spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { env: environment() });
  return error === undefined;
}

/** Starts a server with its documented configuration, in which only host, folder and base are replaced. */
export async function startWebServer(
  name: WebServer,
  { work, folder, base }: ServerOptions,
): Promise<RunningServer> {
  mkdirSync(work, { recursive: true });
  const port = await freePort();
  const source = readFileSync(join(repository, 'e2e/deploy', SOURCES[name]), 'utf8');
  const child =
    name === 'nginx'
      ? startNginx(source, { work, folder, base, port })
      : startCaddy(source, { work, folder, base, port });
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReachable(url))) {
    if (child.exitCode !== null) throw new Error(`${name} exited before it started:\n${output}`);
    await setTimeout(50);
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

type Start = ServerOptions & { port: number };

function startNginx(source: string, { work, folder, base, port }: Start): ChildProcess {
  const site = replaceAll(source, {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /var/www/docs;': `root ${folder};`,
    'error_page 404 /404.html;': `error_page 404 ${base}404.html;`,
  });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(work, kind)};`,
  );
  const file = join(work, 'nginx.conf');
  writeFileSync(join(work, 'docs.conf'), site);
  writeFileSync(
    file,
    [
      // As root, the workers would otherwise run as a user that cannot read the folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${join(work, 'nginx.pid')};`,
      'error_log stderr;',
      'events {}',
      'http {',
      'include /etc/nginx/mime.types;',
      'default_type application/octet-stream;',
      'access_log off;',
      ...paths,
      `include ${join(work, 'docs.conf')};`,
      '}',
    ].join('\n'),
  );
  return spawn('nginx', ['-e', 'stderr', '-p', work, '-c', file], { env: environment() });
}

function startCaddy(source: string, { work, folder, base, port }: Start): ChildProcess {
  const site = replaceAll(source, {
    'docs.example.com {': `http://127.0.0.1:${port} {`,
    'root * /srv/docs': `root * ${folder}`,
    'rewrite * /404.html': `rewrite * ${base}404.html`,
  });
  const file = join(work, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n\n${site}`);
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...environment(), XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
}

/** Replaces each key, which has to occur exactly once. */
function replaceAll(source: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [key, value]) => {
    if (text.split(key).length !== 2) throw new Error(`Expected "${key}" once in:\n${text}`);
    return text.replace(key, () => value);
  }, source);
}

/** Debian installs servers in a folder that is not in the `PATH` of every user. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
}

async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
