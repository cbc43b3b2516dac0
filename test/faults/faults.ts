import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { flood, sendSlowBodies } from './attacks.ts';
import type { Role, World } from './world.ts';

export type Fault = {
  readonly name: string;
  /** Returns what is worth reporting. */
  readonly happen: (world: World) => Promise<string>;
  /** Milliseconds in which nothing may be acknowledged, beyond the duration of the fault itself. */
  readonly longestGap: number;
};

export type Extent = { readonly kills: number; readonly overloadSeconds: number; readonly hasSmallDisk: boolean };

export function listFaults({ kills, overloadSeconds, hasSmallDisk }: Extent): readonly Fault[] {
  return [
    { name: 'nothing', longestGap: 5_000, happen: async () => await told(pause(5_000)) },
    { name: `${kills} times kill -9`, longestGap: 20_000, happen: (world) => killInTurn(world, kills) },
    { name: 'one commit in three unanswered', longestGap: 10_000, happen: cutCommits },
    ...(hasSmallDisk ? [{ name: 'disk full for 15 s', longestGap: 30_000, happen: fillDisk }] : []),
    { name: 'bodies a byte at a time', longestGap: 10_000, happen: sendSlowBodies },
    {
      name: 'flood of addresses that do not exist',
      longestGap: 15_000,
      happen: (world) => flood(world, { path: '/no-such-page', connections: 400, seconds: 15 }),
    },
    {
      name: `overload for ${overloadSeconds} s`,
      longestGap: 30_000,
      happen: (world) => flood(world, { path: '/offerte-aanvragen', connections: 400, seconds: overloadSeconds }),
    },
    { name: 'mail server away for 20 s', longestGap: 5_000, happen: loseMailServer },
  ];
}

async function told(work: Promise<unknown>): Promise<string> {
  await work;
  return '';
}

async function killInTurn(world: World, times: number): Promise<string> {
  const roles: readonly Role[] = ['web', 'worker', 'database'];
  for (let round = 0; round < times; round += 1) {
    const role = roles[round % roles.length] ?? 'web';
    // At a different point of the work in progress each time.
    await pause(500 + ((round * 7_919) % 1_500));
    await world.kill(role);
    world.start(role);
    if (role === 'web') await untilServing(world);
  }
  return `${Math.ceil(times / 3)} of each role`;
}

async function untilServing({ webPort }: World): Promise<void> {
  for (let look = 0; look < 240; look += 1) {
    const answer = await fetch(`http://127.0.0.1:${webPort}/health/serving`).catch(() => null);
    if (answer?.ok) return;
    await pause(125);
  }
  throw new Error('The web process did not come back in 30 s');
}

async function cutCommits({ proxy }: World): Promise<string> {
  proxy.cutOneOf(3);
  await pause(15_000);
  proxy.cutOneOf(0);
  if (proxy.countCut() === 0) throw new Error('nothing was cut');
  return `${proxy.countCut()} cut`;
}

/** On a separate disk: its free space is filled, then released. */
async function fillDisk({ databaseFolder }: World): Promise<string> {
  const ballast = join(databaseFolder, '..', 'ballast');
  const { bavail, bsize } = statfsSync(databaseFolder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 8_192, 1));
  await pause(15_000);
  rmSync(ballast);
  return `${Math.round((bavail * bsize) / 1e6)} MB taken`;
}

async function loseMailServer(world: World): Promise<string> {
  await world.stopMailServer();
  await pause(20_000);
  await world.startMailServer();
  return `${world.mails.length} mails before`;
}
