import type { SearchAnswer, SearchClient, SearchResult } from '@octavo/search';

const page = { query: 'mock', title: 'Mock modules', routePath: '/api/mock-modules' };

/** Mock search results of each kind, in English and Chinese. */
export const mockResults: SearchResult[] = [
  { ...page, kind: 'title', link: '/api/mock-modules', highlights: [{ start: 0, length: 4 }] },
  {
    ...page,
    kind: 'heading',
    link: '/api/mock-modules#rs-mock',
    breadcrumb: ['Mock modules', 'Functions', 'rs.mock'],
    heading: 'rs.mock',
    highlights: [{ start: 3, length: 4 }],
  },
  {
    ...page,
    kind: 'content',
    title: '模拟函数',
    routePath: '/zh/api/mock-functions',
    link: '/zh/api/mock-functions#spies',
    breadcrumb: ['模拟函数', '监听'],
    statement: '...用 mock 替换方法，并记录每一次调用。',
    highlights: [{ start: 5, length: 4 }],
  },
];

/** Creates a search client that returns the same response for every query. */
export function createMockClient(answer: SearchAnswer | Promise<SearchAnswer>): SearchClient {
  return { state: 'inited', init: async () => {}, query: async () => answer };
}

/** Default search client for stories. */
export const mockClient = createMockClient({ results: mockResults, total: 2 });
