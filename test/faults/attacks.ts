import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { World } from './world.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
/** As a proxy reports it for someone who is no customer. */
const stranger = '198.51.100.9';

/** Connections that send a byte of their body now and then. */
export async function sendSlowBodies({ webPort }: World): Promise<string> {
  const state = { isOver: false };
  const attackers = Array.from({ length: 220 }, async () => {
    while (!state.isOver) await sendSlowly(webPort, state);
  });
  await pause(20_000);
  state.isOver = true;
  await Promise.all(attackers);
  return '220 connections';
}

async function sendSlowly(port: number, state: { readonly isOver: boolean }): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: nl.localhost\r\nX-Forwarded-For: ${stranger}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  );
  const clock = setInterval(() => (state.isOver ? socket.destroy() : socket.write(' ')), 1_000);
  await closed;
  clearInterval(clock);
}

type Flood = { readonly path: string; readonly connections: number; readonly seconds: number };

const told = v.object({ statusCodeStats: v.record(v.string(), v.object({ count: v.number() })) });

/**
 * More requests from one address than can be handled, from a separate process; returns the results. Anything but good answers, 429 and 503
 * is a fault.
 */
export async function flood({ webPort }: World, { path, connections, seconds }: Flood): Promise<string> {
  const headers = ['-H', 'host=nl.localhost', '-H', `x-forwarded-for=${stranger}`];
  const program = [
    join(root, 'node_modules/autocannon/autocannon.js'),
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(seconds),
  ];
  const { stdout } = await run(process.execPath, [...program, ...headers, `http://127.0.0.1:${webPort}${path}`]);
  const counts = Object.entries(v.parse(told, JSON.parse(stdout)).statusCodeStats);
  const statuses = counts.map(([status, { count }]) => `${count} × ${status}`).join(', ');
  const isStrange = counts.some(([status]) => !['200', '404', '429', '503'].includes(status));
  if (isStrange || counts.length === 0) throw new Error(`${path} was answered ${statuses}`);
  return statuses;
}
