// cspell:ignore layerize tdur
/** Names of the events in a trace, by what the main thread does. */
const ACTIVITIES = {
  script:
    /^(?:FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|v8\.|V8\.|MinorGC|MajorGC)/,
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(?:PrePaint|Paint|Layerize|Commit)$/,
  parse: /^ParseHTML$/,
};
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
];
export const START = 'bench-start';
export const END = 'bench-end';
/** Event of the browser. */
export const FIRST_PAINT = 'firstContentfulPaint';

/** Records a trace. Returns a function that ends it and returns its events. */
export async function startTrace(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/**
 * Returns the CPU time of the main thread between the mark `START` and an event with the given name, in ms, by activity.
 * It includes the slowdown of the CPU, but not the time in which other processes run.
 */
export function timeByActivity(events, endName = END) {
  const [start, end] = [START, endName].map((name) => events.find((event) => event.name === name));
  const tasks = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === end.pid && tid === end.tid)
    .filter(({ ts, dur }) => ts + dur > start.ts && ts < end.ts)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const times = Object.fromEntries(Object.keys(ACTIVITIES).map((name) => [name, 0]));
  const open = [];
  const add = ({ name, tdur = 0 }, sign) => {
    const activity = Object.keys(ACTIVITIES).find((key) => ACTIVITIES[key].test(name));
    if (activity) times[activity] += (sign * tdur) / 1000;
  };
  for (const task of tasks) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= task.ts) open.pop();
    // The time of an event includes that of the events in it.
    if (open.length > 0) add({ ...task, name: open.at(-1).name }, -1);
    add(task, 1);
    open.push(task);
  }
  return times;
}
