/** Request for a server that serves a built site. */
export interface RequestCase {
  input: string;
  /** @default 'GET' */
  method?: string;
  /** Raw request target. @default '/guide' */
  path?: string;
  headers?: Record<string, string>;
  /** Accepted status codes. */
  status: readonly number[];
}

const traversals = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%252e%252e/package.json',
  '/..\\package.json',
  '/%5c..%5cpackage.json',
  '/static/../../package.json',
  '//package.json',
  '/./../../etc/hosts',
  '/.octavo-files.json',
  '/.git/HEAD',
  '/%2egit/HEAD',
  '/node_modules/react/package.json',
  '/docs.config.mjs',
  '/@fs/etc/hosts',
  '/file:///etc/hosts',
];

/** Requests for both servers. No response contains a file that is not part of the site. */
export const REQUESTS: RequestCase[] = [
  ...traversals.map(
    (path): RequestCase => ({
      input: `the path ${path}`,
      path,
      status: [301, 302, 308, 400, 403, 404],
    }),
  ),
  { input: 'a NUL in the path', path: '/guide%00.html', status: [400, 404] },
  { input: 'an invalid percent sequence', path: '/%ff%', status: [400, 404] },
  { input: 'a path of 10,000 characters', path: `/${'a'.repeat(10_000)}`, status: [404, 414, 431] },
  { input: '3,000 path segments', path: '/a'.repeat(3000), status: [404, 414, 431] },
  {
    input: 'a path of another host',
    path: '//evil.example/guide',
    status: [301, 302, 308, 400, 403, 404],
  },
  {
    input: 'an absolute URL of another host',
    path: 'http://evil.example/guide',
    status: [400, 403, 404],
  },
  { input: 'a query of another page', path: '/guide?a=../../package.json#b', status: [200] },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
    (method): RequestCase => ({
      input: `the method ${method}`,
      method,
      status: [400, 403, 405, 501],
    }),
  ),
  { input: 'the method HEAD', method: 'HEAD', status: [200] },
  ...[
    'bytes=9-2',
    'bytes=-5',
    'bytes=-0',
    'bytes=0-',
    'bytes=0-0,2-3',
    'bytes=99999999-',
    'bytes=a-b',
    'items=0-1',
    'bytes=--1',
    'bytes=0-99999999999999999999',
    'bytes=',
  ].map(
    (Range): RequestCase => ({
      input: `the range ${Range}`,
      headers: { Range },
      status: [200, 206, 416],
    }),
  ),
  {
    input: 'a list of entity tags',
    headers: { 'If-None-Match': 'W/"a", "b", *' },
    status: [200, 304],
  },
  { input: 'an invalid date', headers: { 'If-Modified-Since': 'yesterday' }, status: [200] },
  {
    input: 'an invalid If-Range',
    headers: { 'If-Range': '"', Range: 'bytes=0-1' },
    status: [200, 206],
  },
  { input: 'an unknown host', headers: { Host: 'evil.example' }, status: [403] },
  { input: 'an empty host', headers: { Host: '' }, status: [200, 400, 403] },
  { input: 'a host with a path', headers: { Host: 'localhost/@evil.example' }, status: [400, 403] },
  {
    input: 'a request from another site',
    headers: {
      Origin: 'http://evil.example',
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'no-cors',
      'Sec-Fetch-Dest': 'script',
    },
    status: [403],
  },
  {
    input: 'an unsupported encoding',
    headers: { 'Accept-Encoding': 'lol;q=9, *;q=0' },
    status: [200, 406],
  },
  { input: 'a header of 8,000 characters', headers: { Cookie: 'a'.repeat(8000) }, status: [200] },
  {
    input: 'a header of 30,000 characters',
    headers: { Cookie: 'a'.repeat(30_000) },
    status: [431],
  },
];
