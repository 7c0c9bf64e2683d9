/** Work between two pauses, in milliseconds, so that a page that has no worker still answers to its reader. */
const SLICE_MS = 12;

/** Work that can stop after each step, and what it comes to. */
export type Steps<T> = Generator<void, T>;

/** How work is done: with pauses where something else waits for the thread, at once where nothing does. */
export type Pace = <T>(steps: Steps<T>) => T | Promise<T>;

/** Do work with pauses. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    sliceEnd = performance.now() + SLICE_MS;
  }
}

/** Do work in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
