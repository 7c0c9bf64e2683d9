import { Writable } from 'node:stream';

/** Standard output that only its owner writes to. */
export interface ReservedStdout {
  stream: Writable;
  /** Ends the reservation. */
  release: () => void;
}

/**
 * Reserves standard output for a report or a protocol. Everything else that is printed to it goes to standard error,
 * because the configuration, plugins and their worker threads can print messages.
 */
export function reserveStdout(): ReservedStdout {
  const { stdout, stderr } = process;
  const write = stdout.write;
  stdout.write = stderr.write.bind(stderr) as typeof write;
  return {
    stream: new Writable({
      // Standard output emits its errors itself.
      write: (chunk: Buffer, _, done) => void write.call(stdout, chunk, undefined, () => done()),
    }),
    release() {
      stdout.write = write;
    },
  };
}
