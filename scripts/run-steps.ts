import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type Step = { readonly name: string; readonly command: readonly string[] };

const root = join(import.meta.dirname, '..');

/** Runs every step, even after one has failed, and reports at the end which did. */
export function runSteps(steps: readonly Step[]): void {
  const failed: string[] = [];
  for (const { name, command } of steps) {
    const started = performance.now();
    const [program = 'node', ...parameters] = command;
    const run = spawnSync(program === 'node' ? process.execPath : program, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const isGood = run.status === 0;
    if (!isGood) failed.push(name);
    process.stdout.write(`${isGood ? 'ok' : 'FAILED'}  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  }
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(`\n${steps.length - failed.length} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
