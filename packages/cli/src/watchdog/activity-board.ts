/** Bytes of a label; longer ones are cut. */
const LABEL_BYTES = 488;
/** State, length of the label in bytes, start time, number of activities in this slot so far, padding. */
const HEADER_BYTES = 24;
const SLOT_BYTES = HEADER_BYTES + LABEL_BYTES;
/** More activities at the same time are not watched. */
const SLOTS = 64;
/** Timeout in milliseconds and whether it was exceeded, before the slots. */
const BOARD_BYTES = 16;
const TIMED_OUT = 2;

const FREE = 0;
const TAKEN = 1;
const ACTIVE = 2;
const ACTIVE_WITH_TIMEOUT = 3;

/** What a thread does at the moment. */
export interface Activity {
  /** Continues a sentence: `rendering guide/start.mdx`. */
  label: string;
  /** In milliseconds since the epoch. */
  startedAt: number;
  /** Whether it ends the process when it takes longer than the timeout. */
  hasTimeout: boolean;
  /** Unique among all activities. */
  id: string;
}

/** The current activities of all threads, in shared memory, so that another thread can read them while these are busy. */
export interface ActivityBoard {
  memory: SharedArrayBuffer;
  /** Milliseconds until an activity counts as stuck. */
  timeout: number;
  /** Whether an activity was stuck, so that the process is about to end. */
  hasTimedOut: boolean;
  /** Starts an activity. Returns the function that ends it. */
  start: (label: string, hasTimeout: boolean) => () => void;
  list: () => Activity[];
}

/** Opens the board in shared memory, or creates one. */
export function openBoard(
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
        // `encodeInto` does not accept shared memory.
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
