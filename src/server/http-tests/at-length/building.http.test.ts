import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createScratchCheckout } from '../../testing/scratch-checkout.ts';

/** Starts what every role starts with; returns its output and how it ended. */
async function build(root: string) {
  const program = spawn(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve));
  return { said: await text(program.stderr), code: await ended };
}

describe('roles that are started at once in a checkout without a build', () => {
  it('build it once: one does and the others wait, also after a killed build', { timeout: 300_000 }, async () => {
    const { root, remove } = await createScratchCheckout();
    onTestFinished(remove);
    // No process has that number.
    await writeFile(join(root, '.building'), '4194305');
    const ends = await Promise.all([build(root), build(root), build(root)]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ends.filter(({ said }) => said.includes('Building the site'))).toHaveLength(1);
    expect(await build(root)).toEqual({ code: 0, said: '' });
  });
});
