import { median } from './median.mjs';

/**
 * Returns a Markdown table with a row for each measure and a column for each peer, and the ratio of
 * the first peer to the best of the others. In every measure, less is better.
 *
 * @param {string[]} peers
 * @param {{name: string, digits?: number, values: Record<string, number[] | string>}[]} measures
 *   `values`: the measured values of each peer, or the reason why there are none
 */
export function comparison(peers, measures) {
  const [subject, ...others] = peers;
  const compare = others.length > 0;
  const head = ['', ...peers, ...(compare ? [`${subject} ÷ best other`] : [])];
  const rows = measures.map(({ name, digits = 1, values }) => [
    name,
    ...peers.map((peer) => cell(values[peer], digits)),
    ...(compare ? [ratio(values, subject, others)] : []),
  ]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Returns the median, and the range if there is more than one value. */
function cell(values, digits) {
  if (typeof values === 'string') return values;
  const middle = median(values ?? []);
  if (middle === undefined) return '–';
  const round = (value) => value.toFixed(digits);
  const range = `${round(Math.min(...values))}–${round(Math.max(...values))}`;
  return values.length > 1 ? `**${round(middle)}** (${range})` : `**${round(middle)}**`;
}

function ratio(values, subject, others) {
  const medianOf = (peer) => (Array.isArray(values[peer]) ? median(values[peer]) : undefined);
  const own = medianOf(subject);
  const best = Math.min(...others.map(medianOf).filter(Number.isFinite));
  if (own === undefined || !Number.isFinite(best) || best === 0) return '–';
  return (own / best).toFixed(2);
}
