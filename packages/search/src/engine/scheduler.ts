/** Duration of a chunk in milliseconds. It is below a frame, so that the page stays responsive. */
const CHUNK_MS = 12;

/** A computation that can be paused after each step. */
export type Steps<T> = Generator<void, T>;

/** Runs a computation, either synchronously or in chunks. */
export type Scheduler = <T>(steps: Steps<T>) => T | Promise<T>;

/** Runs a computation in chunks, and yields to the event loop between them. */
export async function runChunked<T>(steps: Steps<T>): Promise<T> {
  let chunkEnd = performance.now() + CHUNK_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < chunkEnd) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    chunkEnd = performance.now() + CHUNK_MS;
  }
}

/** Runs a computation synchronously. */
export function runSync<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
