// @vitest-environment node
import { lazy, type ReactNode, Suspense, use, useId } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test, vi } from 'vitest';

import { renderToHtml } from './render-to-html';

function Field({ children }: { children?: ReactNode }) {
  return (
    <label htmlFor={useId()}>
      {'<!--$!-->'} {children}
    </label>
  );
}

const later = (value: string) => new Promise<string>((resolve) => setTimeout(resolve, 0, value));

/** Suspends until the promise resolves. */
function Data({ promise }: { promise: Promise<string> }) {
  return <Field>{use(promise)}</Field>;
}

const Lazy = lazy(async () => ({ default: () => <Field>lazy</Field> }));

function Broken(): never {
  throw new Error('broken');
}

async function renderAsStream(element: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return new Response(stream).text();
}

const long = 'text '.repeat(10_000);

test.each([
  ['without Suspense', () => <Field>a</Field>],
  ['with a complete boundary', () => <Suspense fallback="wait">{long}</Suspense>],
  ['that suspend without a boundary', () => <Data promise={later('data')} />],
  [
    'that suspend in nested boundaries',
    () => (
      <Suspense fallback="wait">
        <Field />
        <Data promise={later('outer')} />
        <Suspense fallback="wait">
          <Data promise={later(long)} />
          <Lazy />
        </Suspense>
      </Suspense>
    ),
  ],
])('renders pages %s like a stream', async (_name, create) => {
  const html = await renderToHtml(create());
  expect(html).toBe(await renderAsStream(create()));
  expect(html).not.toContain('wait');
});

test.each([
  ['outside a boundary', () => <Broken />],
  [
    'in a boundary',
    () => (
      <Suspense fallback="wait">
        <Broken />
      </Suspense>
    ),
  ],
  [
    'after a component that suspends',
    () => (
      <Suspense fallback="wait">
        <Data promise={later('data')} />
        <Broken />
      </Suspense>
    ),
  ],
])('returns the error of a component %s and prints nothing', async (_name, create) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = await renderToHtml(create());
  expect(failure).toMatchObject({
    error: expect.objectContaining({ message: 'broken' }),
    componentStack: expect.stringContaining('Broken'),
  });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
