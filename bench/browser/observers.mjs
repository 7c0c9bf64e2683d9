/**
 * Runs in the page before all other scripts. Records paints, long tasks and layout shifts in
 * `window.bench`, when everything responds in an Octavo site, and the times of each click and of the first appearance of the target heading.
 * The times of clicks are stored in the session storage, because some sites load a new document.
 */
export function installObservers() {
  const bench = { fcp: 0, lcp: 0, shift: 0, longTasks: [] };
  window.bench = bench;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
  });
  observe('longtask', (entry) => bench.longTasks.push(entry.duration));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });

  const recordTime = (key) =>
    sessionStorage.getItem(key) ?? sessionStorage.setItem(key, `${Date.now()}`);
  addEventListener('click', () => sessionStorage.getItem('wanted') && recordTime('clicked'), true);
  const checkFrame = () => {
    const wanted = sessionStorage.getItem('wanted');
    const shown = (h1) => h1.textContent.includes(wanted) && h1.getBoundingClientRect().height > 0;
    if (wanted && [...document.querySelectorAll('h1')].some(shown)) recordTime('shown');
    if (document.documentElement.dataset.hydrated === 'true') bench.responds ??= performance.now();
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}
