import type { SearchAnswer, SearchClient, SearchEngine } from '@octavo/search';
import { createManifestClient } from '@octavo/search/internal';
import { toHref, withBase } from '@octavo/theme/urls';

import type { SearchSite } from '../../model/linked-site';
import { MANIFEST_FILE } from '../../model/payload';
import { mergeAnswers } from './merge-answers';

/** Maximum time in milliseconds that the results of this site wait for those of sites whose index is loaded. */
const MAX_WAIT = 100;
/** Time in milliseconds after which a site that does not respond counts as unavailable. */
const TIMEOUT = 10_000;
/** Time in milliseconds in which a site that failed is not queried again. */
const RETRY_DELAY = 60_000;

/** Other site with its search client. */
export interface SiteClient {
  name: string;
  client: SearchClient;
}

interface ConnectedSite extends SiteClient {
  /** Time of the last failure in milliseconds since the epoch, or 0. */
  failedAt: number;
}

/** Answer of a site: `null` while it is pending, and `undefined` if the site is not available. */
type SiteAnswer = SearchAnswer | null | undefined;

/** Creates the search client for another site. Results link to that site. */
export function createSiteClient(
  { url, cleanUrls = true }: SearchSite,
  lang: string,
): SearchClient {
  return createManifestClient({
    manifest: { url: withBase(MANIFEST_FILE, url), base: url, keys: [lang], isOtherSite: true },
    toLink: (link) => toHref(link, { base: url, cleanUrls }),
  });
}

/**
 * Creates a search engine that ranks the results of this site and other sites in one list. The results of this site never
 * wait for a site whose index is not loaded: its results are added when they arrive.
 */
export function connectSites(own: SearchClient, clients: readonly SiteClient[]): SearchEngine {
  const sites = clients.map((site): ConnectedSite => ({ ...site, failedAt: 0 }));

  return {
    get state() {
      return own.state;
    },
    async init() {
      for (const site of sites) void site.client.init();
      await own.init();
    },
    prepare(query, options) {
      own.prepare?.(query, options);
      // Preparing a query would start the client of a site that failed again.
      for (const { client } of sites)
        if (client.state === 'inited') client.prepare?.(query, options);
    },
    async query(query, { limit, onUpdate } = {}) {
      const options = limit === undefined ? {} : { limit };
      const answers: SiteAnswer[] = sites.map(() => null);
      const ready = sites.map(({ client }) => client.state === 'inited');
      const pending = sites.map(async (site, index) => {
        answers[index] = await querySite(site, query, options);
      });
      const ownAnswer = await own.query(query, options);
      const merge = (): SearchAnswer =>
        mergeAnswers(
          ownAnswer,
          sites.map(({ name }, index) => ({ name, answer: answers[index] })),
          options,
        );
      await Promise.race([Promise.all(pending.filter((_, index) => ready[index])), wait(MAX_WAIT)]);
      pending.forEach((request, index) => {
        if (answers[index] === null) void request.then(() => onUpdate?.(merge()));
      });
      return merge();
    },
    close() {
      own.close?.();
      for (const { client } of sites) client.close?.();
    },
  };
}

/** Queries a site. Returns `undefined` if it does not respond. */
async function querySite(
  site: ConnectedSite,
  query: string,
  options: { limit?: number },
): Promise<SearchAnswer | undefined> {
  if (isPaused(site)) return undefined;
  const answer = await Promise.race([site.client.query(query, options), wait(TIMEOUT)]);
  if (answer && !answer.isFailed) return answer;
  site.failedAt = Date.now();
  return undefined;
}

function isPaused({ failedAt }: ConnectedSite): boolean {
  return Date.now() - failedAt < RETRY_DELAY;
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
