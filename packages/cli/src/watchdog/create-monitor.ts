import type { ActivityBoard } from './activity-board';

/** Time in milliseconds until the first message about a slow activity. */
const FIRST_MESSAGE = 10_000;
/** Time in milliseconds between further messages about the same activity. */
const MESSAGE_INTERVAL = 30_000;
/** Time in milliseconds between two checks from which the process was suspended, for example with the computer. */
const MAX_CHECK_INTERVAL = 5000;

export interface MonitorResult {
  /** Messages to print. */
  messages: string[];
  /** Whether an activity exceeded the timeout. */
  isStuck: boolean;
}

/**
 * Creates a function that checks the board at a timestamp in milliseconds and returns new messages since the previous
 * call. Call it more often than every `MAX_CHECK_INTERVAL`, because longer gaps do not count as time of an activity.
 */
export function createMonitor(board: Pick<ActivityBoard, 'list' | 'timeout'>) {
  const printed = new Map<string, number>();
  /** Time in milliseconds during which the process was suspended, by activity. */
  const suspended = new Map<string, number>();
  let previous: number | undefined;
  return (now: number): MonitorResult => {
    const messages: string[] = [];
    let isStuck = false;
    const activities = board.list();
    const current = new Set(activities.map(({ id }) => id));
    for (const ids of [printed, suspended])
      for (const id of ids.keys()) if (!current.has(id)) ids.delete(id);
    const isResumed = previous !== undefined && now - previous > MAX_CHECK_INTERVAL;
    for (const activity of activities) {
      const { id, startedAt } = activity;
      if (isResumed) {
        const gap = now - Math.max(previous!, startedAt);
        suspended.set(id, (suspended.get(id) ?? 0) + gap);
      }
      const elapsed = now - startedAt - (suspended.get(id) ?? 0);
      if (activity.hasTimeout && elapsed >= board.timeout) {
        isStuck = true;
        messages.push(
          `\u2717 Timed out after ${seconds(board.timeout)} while ${activity.label}.\n\n\u2192 Look for an infinite loop or a promise that never settles, or increase build.pageTimeout.`,
        );
        continue;
      }
      const due = printed.get(activity.id) ?? FIRST_MESSAGE;
      if (elapsed < due) continue;
      messages.push(`! Still ${activity.label} after ${seconds(elapsed)}.`);
      printed.set(activity.id, due + MESSAGE_INTERVAL);
    }
    previous = now;
    return { messages, isStuck };
  };
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`;
}
