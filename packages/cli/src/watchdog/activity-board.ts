/** Maximum label length in bytes. Longer labels are truncated. */
const LABEL_BYTES = 488;
/** Size of the slot header, which contains the state, label length, start time and activity counter. */
const HEADER_BYTES = 24;
const SLOT_BYTES = HEADER_BYTES + LABEL_BYTES;
/** Maximum number of concurrent activities. Additional activities are not tracked. */
const SLOTS = 64;
/** Size of the board header, which contains the timeout in milliseconds and the timed-out flag. */
const BOARD_BYTES = 16;
const TIMED_OUT = 2;

const FREE = 0;
const TAKEN = 1;
const ACTIVE = 2;
const ACTIVE_WITH_TIMEOUT = 3;

/** Operation that a thread is currently running. */
export interface Activity {
  /** Description in the form `rendering guide/start.mdx`. */
  label: string;
  /** Start time in milliseconds since the epoch. */
  startedAt: number;
  /** Whether the process exits if the activity exceeds the timeout. */
  hasTimeout: boolean;
  /** ID that is unique across all activities. */
  id: string;
}

/**
 * Current activities of all threads, stored in shared memory so that the watchdog can read them while the threads are
 * busy.
 */
export interface ActivityBoard {
  memory: SharedArrayBuffer;
  /** Activity timeout in milliseconds. */
  timeout: number;
  /** Whether an activity has timed out and the process is about to exit. */
  hasTimedOut: boolean;
  /** Starts an activity and returns a function that ends it. */
  start: (label: string, hasTimeout: boolean) => () => void;
  list: () => Activity[];
}

/** Opens an activity board in existing shared memory, or creates a new board. */
export function openActivityBoard(
  memory = new SharedArrayBuffer(BOARD_BYTES + SLOTS * SLOT_BYTES),
): ActivityBoard {
  const numbers = new Int32Array(memory);
  const times = new Float64Array(memory);
  const bytes = new Uint8Array(memory);
  const stateOf = (slot: number) => (BOARD_BYTES + slot * SLOT_BYTES) / 4;
  const timeOf = (slot: number) => (BOARD_BYTES + slot * SLOT_BYTES + 8) / 8;
  const labelOf = (slot: number) => BOARD_BYTES + slot * SLOT_BYTES + HEADER_BYTES;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    memory,
    get timeout() {
      return times[0]!;
    },
    set timeout(milliseconds) {
      times[0] = milliseconds;
    },
    get hasTimedOut() {
      return Atomics.load(numbers, TIMED_OUT) === 1;
    },
    set hasTimedOut(value) {
      Atomics.store(numbers, TIMED_OUT, Number(value));
    },
    start(label, hasTimeout) {
      for (let slot = 0; slot < SLOTS; slot++) {
        const state = stateOf(slot);
        if (Atomics.compareExchange(numbers, state, FREE, TAKEN) !== FREE) continue;
        // `TextEncoder.encodeInto()` does not accept shared memory.
        const encoded = encoder.encode(label).subarray(0, LABEL_BYTES);
        bytes.set(encoded, labelOf(slot));
        numbers[state + 1] = encoded.length;
        numbers[state + 4]!++;
        times[timeOf(slot)] = Date.now();
        Atomics.store(numbers, state, hasTimeout ? ACTIVE_WITH_TIMEOUT : ACTIVE);
        return () => void Atomics.store(numbers, state, FREE);
      }
      return () => undefined;
    },
    list() {
      const activities: Activity[] = [];
      for (let slot = 0; slot < SLOTS; slot++) {
        const state = Atomics.load(numbers, stateOf(slot));
        if (state < ACTIVE) continue;
        const start = labelOf(slot);
        const encoded = bytes.slice(start, start + numbers[stateOf(slot) + 1]!);
        activities.push({
          label: decoder.decode(encoded),
          startedAt: times[timeOf(slot)]!,
          hasTimeout: state === ACTIVE_WITH_TIMEOUT,
          id: `${slot}-${numbers[stateOf(slot) + 4]}`,
        });
      }
      return activities;
    },
  };
}
