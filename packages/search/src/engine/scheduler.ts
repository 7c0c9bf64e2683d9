/** Chunk duration in milliseconds. Shorter than a frame at 60 Hz to keep the page responsive. */
const CHUNK_MS = 12;

/** Computation as a generator that can pause at each `yield`. */
export type PausableTask<T> = Generator<void, T>;

/** Runs a pausable task, either synchronously or in chunks. */
export type Scheduler = <T>(task: PausableTask<T>) => T | Promise<T>;

/** Runs a task in chunks and yields to the event loop between them. */
export async function runChunked<T>(task: PausableTask<T>): Promise<T> {
  let chunkEnd = performance.now() + CHUNK_MS;
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
    if (performance.now() < chunkEnd) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    chunkEnd = performance.now() + CHUNK_MS;
  }
}

/** Runs a task synchronously. */
export function runSync<T>(task: PausableTask<T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
