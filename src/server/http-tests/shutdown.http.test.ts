import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startServer } from '../testing/start-server.ts';

/** `closing`: answered well, with the word that the next request should go elsewhere. */
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
    const server = await startServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const outcomes: Outcome[] = [];
    const clients = Array.from({ length: 8 }, async () => {
      // As a load balancer does: to a process that is closing no more is sent.
      for (let outcome: Outcome = 200; outcome === 200; ) {
        outcome = await askOnce(server.port, agent);
        outcomes.push(outcome);
      }
    });
    await askOnce(server.port, agent);
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
