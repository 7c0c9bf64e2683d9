/** Returns the sum of all numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// #region usage
/** The sum is 6. */
export const total = sum([1, 2, 3]);
// #endregion usage
