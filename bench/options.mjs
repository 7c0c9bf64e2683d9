import { parseArgs } from 'node:util';
import { DEFAULT_PEERS, peersNamed } from './peers/index.mjs';

/**
 * Parses the command line: `--pages` and `--peers`, which every command supports, and further
 * options.
 *
 * @param {Record<string, string>} defaults further options with their defaults. Numeric values are
 *   converted to numbers.
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

/** Splits a comma-separated list. */
export function list(text) {
  return String(text).split(',').filter(Boolean);
}

/**
 * Splits a comma-separated list of known values.
 *
 * @throws if a value is unknown
 */
export function listOf(known, text) {
  const values = list(text);
  const unknown = values.find((value) => !known.includes(value));
  if (unknown !== undefined)
    throw new Error(`Unknown value "${unknown}". Supported values: ${known.join(', ')}.`);
  return values;
}

function numberOrText(text) {
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
