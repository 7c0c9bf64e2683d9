/**
 * Runs in the page before all other scripts. Types a query as soon as the search panel has the
 * focus, and records when the results are visible. It types inside the page, so that the latency of
 * the driver is not measured.
 *
 * @param {{input: string, busy: string, result: string}} selectors the input, an element that
 *   exists during a search, a result row
 */
export function installSearchObserver({ input, busy, result }) {
  const bench = { query: '', opened: 0, typed: 0, answered: 0, notify: undefined, longTasks: [] };
  window.searchBench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      bench.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const type = (box) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(box, bench.query);
    bench.typed = performance.now();
    bench.answered = 0;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  bench.search = (query) => {
    bench.query = query;
    type(document.querySelector(input));
  };
  const times = ({ opened, typed, answered }) => ({ opened, typed, answered });
  bench.untilAnswered = (timeout) =>
    new Promise((resolve, reject) => {
      if (bench.answered) return resolve(times(bench));
      bench.notify = () => resolve(times(bench));
      setTimeout(() => reject(new Error('timed out waiting for results')), timeout);
    });
  const checkFrame = () => {
    const box = document.activeElement;
    if (bench.opened && !bench.typed && box?.matches(input)) type(box);
    else if (bench.typed && !bench.answered && !document.querySelector(busy)) {
      const row = document.querySelector(result);
      if (row?.getBoundingClientRect().height > 0) {
        bench.answered = performance.now();
        bench.notify?.();
      }
    }
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
  addEventListener(
    'keydown',
    ({ key, ctrlKey, timeStamp }) => {
      if (key === 'k' && ctrlKey) bench.opened = timeStamp;
    },
    true,
  );
}
