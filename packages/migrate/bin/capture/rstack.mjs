/** Replaces `rstack`, whose `define.doc` registers a configuration instead of returning it. */
const captured = globalThis[Symbol.for('octavo.captured-configurations')];

export const define = new Proxy(
  {},
  { get: (_, name) => (value) => void (name === 'doc' && captured.push(value)) },
);
