import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';

/** Thread or process that runs tasks. A thread runs them one after the other. */
export interface WorkerThread<Task, Result> {
  /** Runs a task. The first one starts the worker. Rejects with the error of the task. */
  run: (task: Task) => Promise<Result>;
  /** Stops the worker, if it has started. */
  close: () => Promise<void>;
}

/**
 * Creates a thread for the default export of a module. It starts with the first task.
 *
 * @param queueSize - number of tasks that are sent to the thread at once. The next ones are only sent when this thread is idle.
 */
export function createWorkerThread<Task, Result>(
  module: URL,
  queueSize = 1,
): WorkerThread<Task, Result> {
  return createWorker(module, { runtime: 'worker_threads', concurrentTasksPerWorker: queueSize });
}

/**
 * Creates a process for the default export of a module, which runs tasks in parallel. It starts with the first task.
 * Tasks and results are cloned.
 *
 * @param concurrency - number of tasks that run at the same time
 */
export function createWorkerProcess<Task, Result>(
  module: URL,
  concurrency: number,
): WorkerThread<Task, Result> {
  return createWorker(module, {
    runtime: 'child_process',
    serialization: 'advanced',
    // Without it, the process has no environment.
    env: process.env as Record<string, string>,
    concurrentTasksPerWorker: concurrency,
  });
}

function createWorker<Task, Result>(
  module: URL,
  options: Partial<Tinypool['options']>,
): WorkerThread<Task, Result> {
  let starting: Promise<Tinypool> | undefined;
  const start = async (): Promise<Tinypool> => {
    const { Tinypool } = await import('tinypool');
    return new Tinypool({
      filename: fileURLToPath(module),
      minThreads: 1,
      maxThreads: 1,
      isolateWorkers: false,
      ...options,
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
