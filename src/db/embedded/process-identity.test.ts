import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProcessIdentity, isServerProcess } from './process-identity.ts';

/** A process that has ended while its parent still runs and never waits for it. */
async function createZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sh -c "echo \\$\\$" & exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = await parent.stdout.take(1).toArray();
  return Number(String(line));
}

async function waitUntilGone(pid: number): Promise<void> {
  while ((await findProcessIdentity(pid)) !== '') await new Promise((resolve) => setImmediate(resolve));
}

describe('findProcessIdentity', () => {
  it('is the same for one process and another for another', async () => {
    const own = await findProcessIdentity(process.pid);
    expect(own).not.toBe('');
    expect(await findProcessIdentity(process.pid)).toBe(own);
    expect(await findProcessIdentity(process.ppid)).not.toBe(own);
  });

  it('is empty for an ended process, including a zombie', async () => {
    const pid = await createZombie();
    await waitUntilGone(pid);
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect(await findProcessIdentity(pid)).toBe('');
    expect(await findProcessIdentity(2 ** 22 + 1)).toBe('');
  });
});

describe.runIf(process.platform === 'linux')('isServerProcess', () => {
  it('is judged by the directory that the process works in', async () => {
    const cluster = realpathSync('/usr');
    const child = spawn('sleep', ['60'], { cwd: cluster, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    await new Promise((resolve) => child.once('spawn', resolve));
    const pid = child.pid ?? 0;
    expect(await isServerProcess(pid, cluster)).toBe(true);
    expect(await isServerProcess(pid, '/etc')).toBe(false);
  });
});
