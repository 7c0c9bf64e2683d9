/** Returns the sum of all numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// #region usage
const total = sum([1, 2, 3]);
console.log(total); // 6
// #endregion usage
