/** Throttled function. */
export interface Throttled {
  (): void;
  /** Cancels the pending call. */
  cancel: () => void;
}

/** Returns a function that calls `callback` at most every `wait` milliseconds, on the leading and trailing edge. */
export function throttle(callback: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;

  const run = (): void => {
    callback();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isPending) return;
      isPending = false;
      run();
    }, wait);
  };
  const throttled = (): void => {
    if (timer === undefined) run();
    else isPending = true;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  return throttled;
}
