/** Longest wait for a paint, in milliseconds: a page in the background gets none. */
const LONGEST_WAIT = 300;

/** Settles once the document has been painted, so that scripts do not keep readers from reading. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(done));
  });
}

/** Settles in a task of its own: several short ones let a click in between. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
