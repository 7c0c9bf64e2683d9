import type { SearchAnswer, SearchClient } from '@octavo/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connectSites, createSiteClient } from './sites';

const createManifestClient = vi.hoisted(() => vi.fn());
vi.mock('@octavo/search/internal', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@octavo/search/internal')>()),
  createManifestClient,
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answerOf(routePath: string, score: number): SearchAnswer {
  const result = {
    kind: 'title',
    link: routePath,
    routePath,
    title: 'T',
    query: 'q',
    highlights: [],
  };
  return {
    results: [result as SearchAnswer['results'][number]],
    ranks: [{ routePath, score, hasAllWords: true }],
    total: 1,
  };
}

/** Creates a client that answers after a delay. Its state is `inited` if it is ready. */
function clientOf(answer: SearchAnswer, { delay = 0, isReady = true, fails = false } = {}) {
  let state: SearchClient['state'] = isReady ? 'inited' : 'initial';
  const query = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!fails) state = 'inited';
    return fails ? { results: [], total: 0, isFailed: true } : answer;
  });
  return {
    get state() {
      return state;
    },
    init: vi.fn(async () => {}),
    query,
    close: vi.fn(),
  } satisfies SearchClient;
}

const own = () => clientOf(answerOf('/own', 10));
const links = (answer: SearchAnswer | undefined) => answer?.results.map(({ link }) => link);

/** Runs a query, and returns its answer after a time in milliseconds. */
async function after(milliseconds: number, query: Promise<SearchAnswer>) {
  let answer: SearchAnswer | undefined;
  void query.then((value) => {
    answer = value;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return answer;
}

test('waits for sites whose index is loaded', async () => {
  const kit = clientOf(answerOf('/kit', 20), { delay: 60 });
  const engine = connectSites(own(), [{ name: 'Kit', client: kit }]);
  expect(links(await after(60, engine.query('q', { limit: 3 })))).toEqual(['/kit', '/own']);
  expect(kit.query).toHaveBeenCalledExactlyOnceWith('q', { limit: 3 });
});

test('shows the results of this site at once if the index of a site is not loaded, and adds its results later', async () => {
  const kit = clientOf(answerOf('/kit', 20), { delay: 500, isReady: false });
  const engine = connectSites(own(), [{ name: 'Kit', client: kit }]);
  const onUpdate = vi.fn();
  expect(await after(1, engine.query('q', { onUpdate }))).toMatchObject({ total: 1 });
  expect(onUpdate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(links(onUpdate.mock.calls[0]?.[0])).toEqual(['/kit', '/own']);
  expect(onUpdate).toHaveBeenCalledOnce();
});

test('a slow site delays the results of this site by at most 100 ms', async () => {
  const kit = clientOf(answerOf('/kit', 20), { delay: 5000 });
  const engine = connectSites(own(), [{ name: 'Kit', client: kit }]);
  const query = engine.query('q');
  expect(await after(99, query)).toBeUndefined();
  expect(links(await after(1, query))).toEqual(['/own']);
});

test('a site that fails or does not respond is reported, and not queried again for a minute', async () => {
  const failed = clientOf(answerOf('/a', 1), { isReady: false, fails: true });
  const hanging = clientOf(answerOf('/b', 1), { isReady: false, delay: Number.MAX_SAFE_INTEGER });
  hanging.query.mockImplementation(() => new Promise(() => undefined));
  const engine = connectSites(own(), [
    { name: 'Failed', client: failed },
    { name: 'Hanging', client: hanging },
  ]);
  const onUpdate = vi.fn();
  await after(10_000, engine.query('q', { onUpdate }));
  expect(onUpdate.mock.lastCall?.[0]).toMatchObject({ unavailable: ['Failed', 'Hanging'] });
  expect(await after(1, engine.query('q'))).toMatchObject({ total: 1 });
  expect([failed.query, hanging.query].map((query) => query.mock.calls.length)).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  void engine.query('q');
  expect([failed.query, hanging.query].map((query) => query.mock.calls.length)).toEqual([2, 2]);
});

test('starts and closes all clients, but only waits for the one of this site', async () => {
  const kit = clientOf(answerOf('/kit', 20));
  kit.init.mockImplementation(() => new Promise(() => undefined));
  const site = own();
  const engine = connectSites(site, [{ name: 'Kit', client: kit }]);
  await engine.init!();
  expect(kit.init).toHaveBeenCalledOnce();
  engine.close!();
  expect([site.close, kit.close].map((close) => close.mock.calls.length)).toEqual([1, 1]);
});

test('the results of another site link to it', () => {
  const site = { name: 'Kit', url: 'https://kit.example/docs/' };
  const toLink = (fields: object): ((link: string) => string) => {
    createSiteClient({ ...site, ...fields }, 'zh');
    return createManifestClient.mock.lastCall![0].toLink;
  };
  expect(toLink({})('/zh/guide/#a')).toBe('https://kit.example/docs/zh/guide/#a');
  expect(createManifestClient.mock.lastCall![0].manifest).toEqual({
    url: 'https://kit.example/docs/static/manifest.json',
    base: 'https://kit.example/docs/',
    keys: ['zh'],
    isOtherSite: true,
  });
  expect(toLink({ cleanUrls: false })('/guide/')).toBe('https://kit.example/docs/guide/index.html');
});
