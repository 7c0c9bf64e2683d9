export interface Throttled {
  (): void;
  cancel: () => void;
}

/** Run `callback` at most every `wait` milliseconds: at once, and once more after the last call. */
export function throttle(callback: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  const run = (): void => {
    callback();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      run();
    }, wait);
  };
  const throttled = (): void => {
    if (timer === undefined) run();
    else again = true;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return throttled;
}
