import { LIMIT } from '../relevance/limit.mjs';

/**
 * Runs the script of the search worker in this thread, with a stubbed `fetch` and messages, and loads an index.
 *
 * @param url URL of the main file of the index
 * @param files content of all files of the index, by URL
 * @param onRequest receives the URL of each file that is requested
 * @returns a function that sends a request and returns the reply
 */
export async function startWorker(url, files, onRequest = () => {}) {
  globalThis.fetch = async (file) => {
    onRequest(file);
    return new Response(files.get(file));
  };
  const pending = new Map();
  globalThis.postMessage = (reply) => pending.get(reply.id)?.(reply);
  await import(`../../dist/worker.js?${Math.random()}`);
  const handle = globalThis.onmessage;
  let id = 0;
  const send = (request) =>
    new Promise((done) => {
      pending.set(++id, done);
      handle({ data: { id, limit: LIMIT, ...request } });
    });
  await send({ kind: 'load', url });
  return send;
}
