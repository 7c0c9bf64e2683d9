import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

import { amount, seeded } from '../support/amounts';
import { copySite, octavo, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const after = (time: number) => new Promise((done) => setTimeout(done, time));

/** Returns the resident memory of a process in MB. */
function memory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Sends requests over 32 connections, and returns the failed ones and the number per second. */
async function load(url: string, paths: string[], count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const start = performance.now();
  const wrong: string[] = [];
  const ask = (path: string) =>
    new Promise<void>((done) => {
      get(url + path, { agent }, (response) => {
        if (response.statusCode !== 200) wrong.push(`${path} ${response.statusCode}`);
        response.resume().on('end', done);
      }).on('error', (error) => {
        wrong.push(`${path} ${error.message}`);
        done();
      });
    });
  await Promise.all(
    Array.from({ length: 32 }, async (_, index) => {
      for (let turn = index; turn < count; turn += 32) await ask(paths[turn % paths.length]!);
    }),
  );
  agent.destroy();
  return { wrong, perSecond: (count / (performance.now() - start)) * 1000 };
}

test('preview responds under load without errors and without growing', async () => {
  const site = copySite('basic', 'load');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  const { url, pid, close } = await serve('preview', site);
  try {
    const paths = ['', 'guide/start', 'guide/counter', 'static/pages/guide/start.json', 'zh/'];
    await load(url, paths, amount(2000, 20_000));
    const before = memory(pid);
    const { wrong, perSecond } = await load(url, paths, amount(4000, 60_000));
    expect(wrong).toEqual([]);
    expect(memory(pid)).toBeLessThan(before * 1.25 + 20);
    // Long runs also notice if responses become slow. They run alone.
    if (amount(0, 1)) {
      console.log(`${Math.round(perSecond)} requests per second, ${before} → ${memory(pid)} MB`);
      expect(perSecond).toBeGreaterThan(2000);
    }
  } finally {
    await close();
  }
});

test('dev survives bursts of file events, a folder that is deleted and created again, and temporary files', async () => {
  const site = copySite('basic', 'events');
  const { url, close, alive } = await serve('dev', site);
  const page = join(site, 'content/en/guide/long.mdx');
  const text = readFileSync(page, 'utf8');
  const shows = (words: string) =>
    expect
      .poll(async () => (await fetch(`${url}static/pages/guide/long.json`)).text())
      .toContain(words);
  try {
    await shows('This paragraph');
    const folder = join(site, 'content/en/guide');
    const events = amount(200, 1000);
    for (let index = 0; index < events; index++) {
      const file = join(folder, `burst-${index % 50}.mdx`);
      if (index % 10 === 9) unlinkSync(file.replace(/\d+(?=\.mdx)/, String((index - 1) % 50)));
      else writeFileSync(file, `# Burst ${index}\n`);
      if (index % 4 === 0) {
        writeFileSync(join(folder, '.long.mdx.swp'), `${index}`);
        writeFileSync(join(folder, 'long.mdx~'), text);
        writeFileSync(join(folder, '4913'), '');
        unlinkSync(join(folder, '4913'));
      }
      await after(5000 / 1000);
    }
    writeFileSync(page, text.replace('This paragraph', 'After the burst'));
    await shows('After the burst');

    const content = join(site, 'content');
    const kept = join(site, 'kept');
    for (let round = 0; round < amount(2, 10); round++) {
      cpSync(content, kept, { recursive: true });
      rmSync(content, { recursive: true });
      await after(200);
      mkdirSync(content);
      cpSync(kept, content, { recursive: true });
      rmSync(kept, { recursive: true });
      writeFileSync(page, text.replace('This paragraph', `Round ${round}`));
      await shows(`Round ${round}`);
    }
    expect((await fetch(`${url}guide/start`)).status).toBe(200);
    expect(alive()).toBe(true);
  } finally {
    await close();
  }
});

test('Ctrl+C stops dev at any moment and releases the port immediately', async () => {
  const site = copySite('basic', 'interrupted');
  const random = seeded(7);
  for (let round = 0; round < amount(4, 40); round++) {
    const child = spawn(process.execPath, [octavo, 'dev', '--port', '0'], { cwd: site });
    const ended = new Promise<number | NodeJS.Signals | null>((done) =>
      child.once('exit', (code, signal) => done(code ?? signal)),
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    await after(random() * 2500);
    child.kill('SIGINT');
    const result = await Promise.race([ended, after(60_000).then(() => 'still there')]);
    if (result === 'still there') child.kill('SIGKILL');
    expect([0, 130, 'SIGINT'], output).toContain(result);
    expect(output).not.toMatch(/\n\s+at .*:\d+:\d+/);
  }
});
