import type { CheckReport } from '../model/check-report';

/** Delay between the last change and the check, in milliseconds. */
export const CHECK_DEBOUNCE = 600;

/** A running check. */
export interface CheckRun {
  /** `undefined` if the check failed or was stopped. */
  report: Promise<CheckReport | undefined>;
  stop: () => void;
}

/** Checks the entire site after each change, once it is started. */
export interface LiveCheck {
  /** Schedules the first check. Further calls have no effect. */
  start: () => void;
  /** Stops the current check and schedules another one, because a file changed. */
  restart: () => void;
  close: () => void;
}

export interface LiveCheckOptions {
  run: () => CheckRun;
  /** Called with the report of each check that completes. */
  onReport: (report: CheckReport) => void;
}

export function createLiveCheck({ run, onReport }: LiveCheckOptions): LiveCheck {
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let current: CheckRun | undefined;

  const stop = () => {
    clearTimeout(timer);
    current?.stop();
    current = undefined;
  };
  const startRun = async () => {
    const started = run();
    current = started;
    const report = await started.report;
    if (started !== current) return;
    current = undefined;
    if (report) onReport(report);
  };
  const restart = () => {
    if (!isStarted) return;
    stop();
    timer = setTimeout(() => void startRun(), CHECK_DEBOUNCE);
  };
  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      restart();
    },
    restart,
    close() {
      isStarted = false;
      stop();
    },
  };
}
