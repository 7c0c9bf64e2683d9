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

/** Returns a component that suspends until its promise resolves. */
function createSuspending(value: string) {
  const promise = new Promise<string>((resolve) => setTimeout(resolve, 0, value));
  return function Suspending() {
    return <Field>{use(promise)}</Field>;
  };
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
  [
    'that suspend without a boundary',
    () => {
      const Data = createSuspending('data');
      return <Data />;
    },
  ],
  [
    'that suspend in nested boundaries',
    () => {
      const [Outer, Inner] = [createSuspending('outer'), createSuspending(long)];
      return (
        <Suspense fallback="wait">
          <Field />
          <Outer />
          <Suspense fallback="wait">
            <Inner />
            <Lazy />
          </Suspense>
        </Suspense>
      );
    },
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
    () => {
      const Data = createSuspending('data');
      return (
        <Suspense fallback="wait">
          <Data />
          <Broken />
        </Suspense>
      );
    },
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
