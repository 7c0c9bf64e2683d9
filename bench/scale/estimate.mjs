/**
 * Returns the value of a measure for a number of pages: the measured one, or an extrapolated one. Most costs have a constant
 * part and a part for each page, so two measured sizes give a line. With one measured size, the value is proportional.
 *
 * @param {{pages: number, value: number}[]} measured at least one size
 * @param {number} pages
 * @returns {{value: number, isExtrapolated: boolean}} an extrapolated value is never less than that of a smaller site
 */
export function estimate(measured, pages) {
  const exact = measured.find((point) => point.pages === pages);
  if (exact) return { value: exact.value, isExtrapolated: false };
  const [last, previous] = [...measured].sort((a, b) => b.pages - a.pages);
  const slope = previous
    ? (last.value - previous.value) / (last.pages - previous.pages)
    : last.value / last.pages;
  const value = last.value + Math.max(0, slope) * (pages - last.pages);
  return { value, isExtrapolated: true };
}

/** Returns the sum of values, which is extrapolated if one of them is. */
export function sum(estimates) {
  return {
    value: estimates.reduce((total, { value }) => total + value, 0),
    isExtrapolated: estimates.some(({ isExtrapolated }) => isExtrapolated),
  };
}

/** Returns a rounded value, with `~` before an extrapolated one. */
export function format({ value, isExtrapolated }, digits = 0) {
  return `${isExtrapolated ? '~' : ''}${value.toFixed(digits)}`;
}

/**
 * Splits sizes into those to measure and those to extrapolate.
 *
 * @param {number[]} sizes
 * @param {number} limit largest size to measure
 * @returns {{measured: number[], extrapolated: number[]}} the measured sizes contain a quarter of the largest one if all others
 *   would be extrapolated from a single size
 * @throws if no size can be measured
 */
export function planSizes(sizes, limit) {
  const ascending = [...new Set(sizes)].sort((a, b) => a - b);
  const measured = ascending.filter((size) => size <= limit);
  const extrapolated = ascending.filter((size) => size > limit);
  if (measured.length === 0) throw new Error(`No size is at most ${limit} pages.`);
  if (measured.length === 1 && extrapolated.length > 0) measured.unshift(evenQuarter(measured[0]));
  return { measured, extrapolated };
}

/** Half of the pages are in each language, and a corpus has at least ten pages. */
function evenQuarter(size) {
  return Math.max(10, Math.floor(size / 8) * 2);
}
