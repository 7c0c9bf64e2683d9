import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { installedVersion, REPO } from '../lab.mjs';

/** Returns a paragraph with the versions and the machine, to print above the tables. */
export function conditions(peers, nodeFolder) {
  const output = (command, args) =>
    execFileSync(command, args, { cwd: REPO, encoding: 'utf8' }).trim();
  const versions = peers.map((peer) => {
    const version = peer.links
      ? output('git', ['describe', '--always', '--dirty'])
      : installedVersion(peer, peer.mainPackage);
    return `${peer.name} ${version}`;
  });
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus.length} × ${cpus[0].model.trim()}, ${memory} GiB`,
    `Node ${output(path.join(nodeFolder, 'node'), ['--version'])}`,
    ...versions,
  ].join('; ');
}
