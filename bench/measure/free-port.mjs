import net from 'node:net';

/** Returns a free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Returns the host name that responds on a port, or `undefined`. Tools differ in whether they
 * listen on IPv4 or IPv6.
 */
export async function listeningHost(port) {
  for (const host of ['127.0.0.1', '::1']) {
    if (await connects(port, host)) return host === '::1' ? '[::1]' : host;
  }
  return undefined;
}

function connects(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
