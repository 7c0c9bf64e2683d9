/**
 * Runs the peers in turn, so that other load on the machine affects all of them equally. If a peer
 * fails, its remaining runs are skipped, and its row shows the error.
 *
 * @param {{row: object, runs: AsyncGenerator<object>}[]} peers `row`: the fields that all rows of a
 *   peer share
 */
export async function* inTurn(peers) {
  let active = peers;
  while (active.length > 0) {
    const next = [];
    for (const peer of active) {
      try {
        const { done, value } = await peer.runs.next();
        if (done) continue;
        yield { ...peer.row, ...value };
        next.push(peer);
      } catch (error) {
        yield { ...peer.row, error: error.message.split('\n')[0] };
      }
    }
    active = next;
  }
}
