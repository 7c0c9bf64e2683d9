/**
 * One run of each peer after the other, so that whatever else the machine does meets all alike. What goes wrong with a
 * peer ends its runs, and is a row that says so.
 *
 * @param {{row: object, runs: AsyncGenerator<object>}[]} peers `row`: what the rows of a peer have in common
 */
export async function* inTurn(peers) {
  let left = peers;
  while (left.length > 0) {
    const going = [];
    for (const peer of left) {
      try {
        const { done, value } = await peer.runs.next();
        if (done) continue;
        yield { ...peer.row, ...value };
        going.push(peer);
      } catch (error) {
        yield { ...peer.row, error: error.message.split('\n')[0] };
      }
    }
    left = going;
  }
}
