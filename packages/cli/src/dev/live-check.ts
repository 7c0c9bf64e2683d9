import type { CheckReport } from '../model/check-report';

/** How long nothing has to change before the site is checked, in milliseconds. */
export const IDLE_TIME = 600;

/** A check that has begun. */
export interface CheckRun {
  /** `undefined` where it could not tell, or was stopped. */
  report: Promise<CheckReport | undefined>;
  stop: () => void;
}

/** Checks the whole site again and again while it is written, once somebody asks for it. */
export interface LiveCheck {
  /** Begin; asked again it does nothing. */
  start: () => void;
  /** Something has changed: what is known is out of date. */
  changed: () => void;
  close: () => void;
}

export interface LiveCheckOptions {
  run: () => CheckRun;
  /** Told of each run that came to its end. */
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
  const begin = async () => {
    const mine = run();
    current = mine;
    const report = await mine.report;
    if (mine !== current) return;
    current = undefined;
    if (report) onReport(report);
  };
  const changed = () => {
    if (!isStarted) return;
    stop();
    timer = setTimeout(() => void begin(), IDLE_TIME);
  };
  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      changed();
    },
    changed,
    close() {
      isStarted = false;
      stop();
    },
  };
}
