import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findScratchPlace } from '#db/testing/scratch-place.ts';
import { findProcesses } from '../../testing/processes.ts';
import { findFreePort, startServer } from '../../testing/start-server.ts';

/** `closing`: answered correctly, with a header that asks the client to go elsewhere next. */
type Outcome = number | 'closing' | 'broken';

function askOnce(port: number, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/over', agent, headers: { host: 'nl.localhost' } }, (response) => {
      response.resume();
      const isGood = response.statusCode === 200;
      response.on('end', () => resolve(isGood && response.headers.connection === 'close' ? 'closing' : (response.statusCode ?? 'broken')));
      response.on('error', () => resolve('broken'));
    });
    request.on('error', () => resolve('broken'));
  });
}

describe('SIGTERM under load', () => {
  it('answers every request that reached the server, then ends', async () => {
    const server = await startServer({ variables: { DRAIN_SECONDS: '1' } });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const outcomes: Outcome[] = [];
    const clients = Array.from({ length: 8 }, async () => {
      // Like a load balancer: a process that is closing gets no more requests.
      for (let outcome: Outcome = 200; outcome === 200; ) {
        outcome = await askOnce(server.port, agent);
        outcomes.push(outcome);
      }
    });
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(8), { timeout: 40_000 });
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    const [code] = await ended;
    await Promise.all(clients);
    agent.destroy();
    await server.stop();
    expect(code).toBe(0);
    expect(outcomes.filter((outcome) => outcome === 200).length).toBeGreaterThan(8);
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual(Array(8).fill('closing'));
  });
});

const hasTerminals = spawnSync('script', ['--version']).status === 0;
const closes = 'stops the database, and leaves no process';

describe('a terminal that is closed', () => {
  it.skipIf(!hasTerminals)(hasTerminals ? closes : `${closes} — not run: needs the program "script"`, async () => {
    const folder = await mkdtemp(join(findScratchPlace(), 'terminal-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(await findFreePort()) };
    const terminal = spawn('script', ['-qec', `"${process.execPath}" scripts/run.ts start`, '/dev/null'], { env });
    let shown = '';
    for await (const text of terminal.stdout) {
      shown += String(text);
      if (shown.includes('Ready.')) break;
    }
    expect((await findProcesses(folder)).some((line) => line.includes('postgres'))).toBe(true);
    terminal.kill('SIGKILL');
    await vi.waitFor(async () => expect(await findProcesses(folder)).toEqual([]), { timeout: 40_000 });
  });
});

describe('a port that is taken', () => {
  it('is reported in one line, and leaves no process', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '0.0.0.0');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const folder = await mkdtemp(join(findScratchPlace(), 'taken-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' };
    const second = spawnSync(process.execPath, ['scripts/run.ts', 'start'], { env, encoding: 'utf8' });
    expect(second.status).toBe(1);
    expect(second.stderr + second.stdout).toBe(`Port ${port} is in use already: stop what listens there, or set PORT to another\n`);
    expect(await findProcesses(folder)).toEqual([]);
  });
});
