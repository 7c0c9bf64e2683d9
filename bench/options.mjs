import { parseArgs } from 'node:util';
import { DEFAULT_PEERS, peersNamed } from './peers/index.mjs';

/**
 * Read the command line: `--pages` and `--peers`, which every command has, and what else it takes.
 *
 * @param {Record<string, string>} defaults further options with their defaults; numbers come as such
 */
export function readOptions(defaults) {
  const common = { pages: '100', peers: DEFAULT_PEERS.map(({ name }) => name).join() };
  const all = { ...common, ...defaults };
  const options = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, { type: 'string', default: value }]),
  );
  const { values } = parseArgs({ options });
  const parsed = Object.entries(values).map(([name, text]) => [name, numberOrText(text)]);
  return {
    ...Object.fromEntries(parsed),
    pages: list(values.pages).map(Number),
    peers: peersNamed(list(values.peers)),
  };
}

export function list(text) {
  return String(text).split(',').filter(Boolean);
}

/** @throws when a value is none of those there are */
export function listOf(known, text) {
  const values = list(text);
  const strange = values.find((value) => !known.includes(value));
  if (strange !== undefined) throw new Error(`Expected some of ${known}, got "${strange}".`);
  return values;
}

function numberOrText(text) {
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
