// Preloaded into a process with `--import`. Writes every host that the process connects to into a file.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  const [options] = args.flat();
  // Connections within the machine, such as pipes, have a path.
  if (!options?.path) appendFileSync(process.env.CONNECTIONS_FILE, `${JSON.stringify(options)}\n`);
  return connect.apply(this, args);
};
