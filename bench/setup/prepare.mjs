import { installPeer } from './install-peer.mjs';
import { nodeFolder } from './node.mjs';

/**
 * Everything that has to be installed before anything is measured.
 *
 * @returns folder of the `node` to run the tools on
 */
export function prepare(peers) {
  const node = nodeFolder();
  for (const peer of peers) {
    console.error(`preparing ${peer.name}`);
    installPeer(peer);
  }
  return node;
}
