import { connect } from 'node:net';

/** Generated request. */
export interface FuzzRequest {
  text: string;
  /** Whether the client closes the connection before the response. */
  isAborted: boolean;
  /** Whether the client ends the request. Servers cancel the response of a complete request in this case. */
  isEnded: boolean;
}

/** Time in milliseconds after which the client closes an idle connection. */
const IDLE_TIMEOUT = 2000;

const METHODS = [
  ...Array<string>(24).fill('GET'),
  ...['HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'CONNECT', 'PROPFIND'],
  ...['get', 'G\0T', 'QUERY', 'A'.repeat(300), ''],
];
const SEGMENTS = [
  ...['guide', 'start', 'start.html', 'index.html', 'zh', 'en', 'static', 'js', 'pages', 'data'],
  ...['main.js', 'manifest.json', 'search', '__octavo', 'check', 'events', '404', 'ten.txt', 'a b'],
  ...['', '.', '..', '...', '%2e%2e', '%2E.', '..%2f', '%252e%252e%252f', '..%5c', '\\', '%5c'],
  ...[
    '.env',
    '.git',
    '%2egit',
    '.well-known',
    '%00',
    'a%00.html',
    '\0',
    '%',
    '%zz',
    '%e4%b8',
    '%ff',
  ],
  ...[
    '%E4%B8%AD',
    '中文',
    '\u00e9',
    'e\u0301',
    '\ud800',
    'c:',
    'C%3A',
    '~',
    '*',
    '@fs',
    'a'.repeat(300),
  ],
  ...['x'.repeat(9000), '%41'.repeat(400), '..;', '__proto__', 'constructor', 'http:', '<script>'],
];
/** Paths that exist on the site, so that headers matter. */
const PATHS = [
  ...['/', '/zh/', '/guide/start', '/guide/start.html', '/static/manifest.json', '/404'],
  ...['/ten.txt', '/ten.txt', '/ten.txt', '/ten.txt'],
];
const QUERIES = [
  '',
  '',
  '',
  '?',
  '?a=1',
  '?%',
  '?//evil.example',
  '?a=%00',
  '#x',
  '?#',
  `?${'q'.repeat(2000)}`,
];
const RANGES = [
  ...['bytes=0-0', 'bytes=9-2', 'bytes=-5', 'bytes=-0', 'bytes=5-', 'bytes=-', 'bytes=', 'bytes'],
  ...[
    'bytes=0-1,3-4',
    'bytes=0-0,-1',
    'bytes=99999999999999999999-',
    'bytes=-99999999999999999999',
  ],
  ...['bytes=1e3-2', 'bytes=a-b', 'lines=1-2', 'bytes=0x1-2', 'bytes = 0 - 1', 'bytes=0--1', ','],
  `bytes=${'0-1,'.repeat(500)}`,
];
const TAGS = [
  '*',
  '""',
  '"a"',
  'W/"a"',
  'W/',
  '"',
  '"a", "b"',
  ',,,',
  `W/"${'a'.repeat(500)}`,
  '\x80',
];
const DATES = [
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'now',
  '0',
  '-1',
  '',
  'Thu, 99 Foo 99999 99:99:99 GMT',
];
const HOSTS = [
  ...[
    'localhost',
    'localhost:1',
    '127.0.0.1',
    '[::1]',
    '[::1',
    ']',
    'evil.example',
    '',
    ' ',
    '%00',
  ],
  ...['localhost:99999999', 'localhost@evil.example', 'LOCALHOST', 'localhost.', 'a'.repeat(2000)],
];
const HEADERS: Record<string, readonly string[]> = {
  Range: RANGES,
  'If-Range': [...TAGS, ...DATES],
  'If-None-Match': TAGS,
  'If-Match': TAGS,
  'If-Modified-Since': DATES,
  'If-Unmodified-Since': DATES,
  Origin: ['null', 'http://localhost', 'https://evil.example', 'http://[', '', 'file://'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'none', ''],
  'Sec-Fetch-Mode': ['navigate', 'no-cors', ''],
  'Accept-Encoding': [
    'gzip',
    'br',
    'deflate',
    '*',
    'identity;q=0',
    'gzip;q=a',
    ',',
    'br;q=0, *;q=0',
  ],
  Accept: ['text/html', '*/*', 'text/html;q=x', ',,'],
  'Cache-Control': ['no-cache', 'no-transform', 'max-age=a'],
  Upgrade: ['websocket', 'h2c', '', 'TLS/1.0'],
  Connection: ['Upgrade', 'close', 'keep-alive, Upgrade', 'x'],
  Expect: ['100-continue', '200-ok', ''],
  'Content-Length': ['0', '5', '-1', 'a', '99999999999999999999'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'x', 'chunked, chunked'],
  'X-Forwarded-Host': ['evil.example'],
  Cookie: ['a=b', '\x01', '='.repeat(3000)],
  'Bad Name': ['x'],
  'Bad\0Name': ['x'],
  '': ['x'],
};
const HEADER_NAMES = Object.keys(HEADERS);
const VERSIONS = [
  ...Array<string>(20).fill('HTTP/1.1'),
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  '',
];
const BODIES = ['', '', '', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0\0\0'];
/** Bytes that are not requests, such as the start of a TLS connection. */
const GARBAGE = [
  ...[
    '\r\n\r\n',
    '\0',
    'GET',
    'GET /',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc',
    'PRI * HTTP/2.0\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\nHost: localhost\n\n',
    'GET / HTTP/1.1\r\nHost',
    `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(3000)}\r\n`,
  ],
];

/** Generates a request. `random` returns numbers from 0 to 1. */
export function generateRequest(random: () => number, host: string): FuzzRequest {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const isAborted = random() < 0.05;
  if (random() < 0.03) return { text: pick(GARBAGE), isAborted, isEnded: true };
  const depth = Math.floor(random() * 5);
  const generated = `/${Array.from({ length: depth }, () => pick(SEGMENTS)).join('/')}`;
  const path = random() < 0.4 ? pick(PATHS) : generated;
  const target = random() < 0.05 ? pick(['*', '', 'http://x/', `http://${host}/`, 'x']) : path;
  const lines = [
    `${pick(METHODS)} ${target}${pick(QUERIES)} ${pick(VERSIONS)}`,
    ...(random() < 0.05 ? [] : [`Host: ${random() < 0.85 ? host : pick(HOSTS)}`]),
    ...Array.from({ length: Math.floor(random() * 4) }, () => {
      const name = pick(HEADER_NAMES);
      return `${name}: ${pick(HEADERS[name]!)}`;
    }),
    'Connection: close',
  ];
  return {
    text: `${lines.join('\r\n')}\r\n\r\n${pick(BODIES)}`,
    isAborted,
    isEnded: random() < 0.02,
  };
}

/**
 * Sends a request over a separate connection and waits until the server closes it. Closes the connection itself if the
 * server does not respond, or if the response is an event stream, which does not end.
 *
 * @returns the first line of the response, or an empty string if there is none
 */
export function sendRaw({ text, isAborted, isEnded }: FuzzRequest, url: URL): Promise<string> {
  return new Promise((done) => {
    let head = '';
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(text, 'utf8');
      if (isAborted) socket.destroy();
      else if (isEnded) socket.end();
    });
    socket.setTimeout(IDLE_TIMEOUT, () => socket.destroy());
    socket.on('data', (chunk) => {
      if (head.length < 500) head += chunk.toString('latin1');
      if (head.includes('text/event-stream')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => done(head.split('\r\n', 1)[0]!));
  });
}
