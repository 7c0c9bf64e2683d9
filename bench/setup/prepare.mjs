import { installPeer } from './install-peer.mjs';
import { nodeFolder } from './node.mjs';

/**
 * Installs everything that the measurements need.
 *
 * @returns the folder of the `node` that runs the tools
 */
export function prepare(peers) {
  const node = nodeFolder();
  for (const peer of peers) {
    console.error(`preparing ${peer.name}`);
    installPeer(peer);
  }
  return node;
}
