const first = 1;
function second() {
  return 2;
}
// #region part
  export const inner = 'x';
    const deeper = 'y';
// #endregion
