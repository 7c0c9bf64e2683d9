import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';

/** Thread that runs tasks one after the other. */
export interface WorkerThread<Task, Result> {
  /** Runs a task. The first one starts the thread. Rejects with the error of the task. */
  run: (task: Task) => Promise<Result>;
  /** Stops the thread, if it has started. */
  close: () => Promise<void>;
}

/** Creates a thread for the default export of a module. It starts with the first task. */
export function createWorkerThread<Task, Result>(module: URL): WorkerThread<Task, Result> {
  let starting: Promise<Tinypool> | undefined;
  const start = async (): Promise<Tinypool> => {
    const { Tinypool } = await import('tinypool');
    return new Tinypool({
      filename: fileURLToPath(module),
      runtime: 'worker_threads',
      minThreads: 1,
      maxThreads: 1,
      isolateWorkers: false,
    });
  };
  return {
    async run(task) {
      starting ??= start();
      return (await starting).run(task) as Promise<Result>;
    },
    async close() {
      await (await starting)?.destroy();
    },
  };
}
