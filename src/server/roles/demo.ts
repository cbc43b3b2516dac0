import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { createApiContext } from '../api-context.ts';
import { readClockTime } from '../demo/clock/clock-time.ts';
import { installClock, moveClock, readAheadOf } from '../demo/clock/database-clock.ts';
import { demoCounts, fillDemo } from '../demo/fill-demo.ts';
import { replayDay } from '../demo/replay/replay-day.ts';
import { importSampleContent } from '../import-content.ts';
import { openResources, openServer, type Resources } from '../resources.ts';
import type { RoleInput } from './role-input.ts';
import { startEverything } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Fills a scratch database with samples, once, and starts everything on it. Never on a configured database, which may be the company's, and
 * never where mail would leave the machine. The clock is set first; if the demo is running already, the clock of that one is set.
 */
export async function runDemo(input: RoleInput): Promise<void> {
  const { environment, log } = input;
  const options = readOptions(input.args);
  if (options === null) return refuse(usage);
  if (environment.databaseUrl !== null || environment.smtp !== null) {
    return refuse('The demo has a database of its own and sends no mail: start it without DATABASE_URL and SMTP_URL.');
  }
  const server = await openServer({ environment, log });
  try {
    await installClock(server.url);
    const problem = await setClock(server.url, options);
    if (problem !== null) return refuse(problem);
    const isRunning = await answersAt(environment.port);
    if (!isRunning) await fill(input, options.isLarge);
    if (isRunning && options.replay === null) return;
    const resources = isRunning ? await openResources({ environment, log, isDemo: true }) : await startEverything(input, { isDemo: true });
    if (options.replay !== null) await replay(resources, { url: server.url, minutes: options.replay });
    if (isRunning) await resources.close();
  } finally {
    await server.stop();
  }
}

type Options = { readonly isLarge: boolean; readonly clock: string | null /** Minutes for a day. */; readonly replay: number | null };

const usage = `npm run demo -- [--large] [--clock <time>] [--replay [--minutes <1 to 1440>]]
A time is 2026-12-05, "2026-12-05 05:10", 05:10, +90m, +2h, -1d or real.`;
const usualMinutes = '10';

function readOptions(args: readonly string[]): Options | null {
  const options = {
    large: { type: 'boolean', default: false },
    clock: { type: 'string' },
    replay: { type: 'boolean', default: false },
    minutes: { type: 'string', default: usualMinutes },
  } as const;
  try {
    const { large, clock, replay: isReplayed, minutes } = parseArgs({ args: [...args], options }).values;
    if (!/^\d{1,4}$/.test(minutes) || Number(minutes) < 1 || Number(minutes) > 1_440) return null;
    return { isLarge: large, clock: clock ?? (isReplayed ? '04:00' : null), replay: isReplayed ? Number(minutes) : null };
  } catch {
    return null;
  }
}

/** Sets the clock of the demo's database; returns what prevents it. */
async function setClock(url: string, { clock }: Options): Promise<string | null> {
  if (clock === null) return null;
  const ahead = await readAheadOf(url);
  if (ahead === null) return 'These samples are from before the demo had a clock: delete the folder to begin again.';
  const real = Date.now();
  const time = readClockTime(clock, { shown: real + ahead, real });
  if (time === null) return usage;
  await moveClock(url, time - real - ahead);
  say(`The clock of the demo shows ${new Date(time).toISOString().slice(0, 16)}Z.`);
  return null;
}

async function fill(input: RoleInput, isLarge: boolean): Promise<void> {
  const { environment, log, root } = input;
  const resources = await openResources({ environment, log, isDemo: true });
  try {
    await importSampleContent({ resources, root });
    const { db } = resources.database;
    const isEmpty = (await db.selectFrom('trips').select('id').limit(1).execute()).length === 0;
    const wanted = isLarge ? demoCounts.large : demoCounts.usual;
    if (isEmpty) await fillDemo(createApiContext(resources), (line) => say(`Sample: ${line}.`), wanted);
  } finally {
    await resources.close();
  }
  say(`The samples are in ${environment.dataFolder}: delete the folder to begin again.`);
}

async function replay(resources: Resources, { url, minutes }: { readonly url: string; readonly minutes: number }): Promise<void> {
  const lines = (line: string) => say(`Replay: ${line}.`);
  const move = async (by: number) => {
    await moveClock(url, by);
    await resources.clock?.look();
  };
  const isStopped = () => resources.isClosing();
  const { reports, messages } = await replayDay(createApiContext(resources), { move, say: lines, minutes, isStopped });
  lines(`the day is over, with ${reports} reports and ${messages} messages; the clock goes on from here`);
}

/** Whether something listens at a port of this machine. */
async function answersAt(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
