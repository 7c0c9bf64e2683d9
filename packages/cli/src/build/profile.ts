import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';

/** Number of slow pages to list. */
const MAX_PAGES = 10;

/** Measured build step. */
interface Step {
  name: string;
  seconds: number;
  /** CPU time of all threads of the process during the step. */
  cpuSeconds: number;
}

/** Time in milliseconds that a page took. */
interface PageTime {
  compile: number;
  render: number;
}

/** Records how long the steps of a build and its pages take. */
export interface Profile {
  /** Starts a step and ends the previous one. The times of steps with the same name are added. */
  start: (name: string) => void;
  /** Adds the time that it took to compile or render a page. */
  addPage: (kind: keyof PageTime, filePath: string, milliseconds: number) => void;
  /** Ends the last step. Formats the steps and the slowest pages, with paths relative to `cwd`. */
  format: (cwd: string) => string;
}

/** Creates an empty profile. */
export function createProfile(): Profile {
  const steps: Step[] = [];
  const pages = new Map<string, PageTime>();
  let end = () => {};
  return {
    start(name) {
      end();
      const [started, cpu] = [performance.now(), process.cpuUsage()];
      end = () => {
        const { user, system } = process.cpuUsage(cpu);
        const seconds = (performance.now() - started) / 1000;
        const step = steps.find((other) => other.name === name);
        const cpuSeconds = (user + system) / 1e6;
        if (step) Object.assign(step, sum(step, { seconds, cpuSeconds }));
        else steps.push({ name, seconds, cpuSeconds });
      };
    },
    addPage(kind, filePath, milliseconds) {
      const time = pages.get(filePath) ?? { compile: 0, render: 0 };
      time[kind] += milliseconds;
      pages.set(filePath, time);
    },
    format(cwd) {
      end();
      const slowest = [...pages]
        .sort(([, a], [, b]) => b.compile + b.render - a.compile - a.render)
        .slice(0, MAX_PAGES);
      return [
        ...formatTable(
          ['Step', 's', 'CPU s'],
          steps.map(({ name, seconds, cpuSeconds }) => [
            name,
            seconds.toFixed(2),
            cpuSeconds.toFixed(2),
          ]),
        ),
        '',
        ...formatTable(
          ['Slowest pages', 'compile ms', 'render ms'],
          slowest.map(([path, { compile, render }]) => [
            relative(cwd, path),
            compile.toFixed(0),
            render.toFixed(0),
          ]),
        ),
      ].join('\n');
    },
  };
}

function sum(a: Omit<Step, 'name'>, b: Omit<Step, 'name'>): Omit<Step, 'name'> {
  return { seconds: a.seconds + b.seconds, cpuSeconds: a.cpuSeconds + b.cpuSeconds };
}

/** Formats rows as lines. The first column is aligned to the left, the others to the right. */
function formatTable(head: readonly string[], rows: readonly string[][]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
}
