/** Time limit that starts again with each success. */
export interface TimeLimit {
  /** Aborted when the time has passed without a success. */
  signal: AbortSignal;
  /** Starts the time again. */
  extend: () => void;
  /** Stops the timer. */
  clear: () => void;
}

/** Starts a time limit of a number of milliseconds. */
export function startTimeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timer);
  const extend = () => {
    clear();
    timer = setTimeout(() => controller.abort(), milliseconds);
  };
  extend();
  return { signal: controller.signal, extend, clear };
}
