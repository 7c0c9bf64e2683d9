/** ThrottledFunction function with a `cancel` method. */
export interface ThrottledFunction {
  (): void;
  /** Cancels the pending call. */
  cancel: () => void;
}

/** Throttles `callback` to at most one call every `wait` milliseconds, on the leading and trailing edges. */
export function throttle(callback: () => void, wait: number): ThrottledFunction {
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
