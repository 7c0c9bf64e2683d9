import type { CheckReport } from '../model/check-report';

/** Debounce delay for checks, in milliseconds. */
export const CHECK_DEBOUNCE = 600;

/** Handle to a running check. */
export interface CheckRun {
  /** Check report. Rejects with the output of the check if it fails or is stopped. */
  report: Promise<CheckReport>;
  stop: () => void;
}

/** Checks the entire site after each change. */
export interface LiveCheck {
  /** Enables checking and schedules the first check. Subsequent calls are no-ops. */
  start: () => void;
  /** Cancels the running check and schedules a new one. Call it when a file changes. */
  restart: () => void;
  close: () => void;
}

export interface LiveCheckOptions {
  run: () => CheckRun;
  /** Called with the report of each completed check. */
  onReport: (report: CheckReport) => void;
  /** Called if a check fails, unless it was stopped. */
  onFailure: (error: Error) => void;
}

export function createLiveCheck({ run, onReport, onFailure }: LiveCheckOptions): LiveCheck {
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
    const finish = () => {
      if (started !== current) return false;
      current = undefined;
      return true;
    };
    await started.report.then(
      (report) => {
        if (finish()) onReport(report);
      },
      (error: Error) => {
        if (finish()) onFailure(error);
      },
    );
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
