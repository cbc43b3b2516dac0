import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** Names of steps before it in the list that must have ended. */
  readonly after?: readonly string[];
};

type Running = {
  readonly atOnce: number;
  /** Whether what a step writes is shown when it has ended, so that steps beside each other do not mix. */
  readonly isOutputKept: boolean;
};

const root = join(import.meta.dirname, '..');

/** Runs every step, even after one has failed, and reports at the end which did. */
export async function runSteps(steps: readonly Step[], { atOnce, isOutputKept }: Running): Promise<void> {
  const failed: string[] = [];
  const ends = new Map<string, Promise<void>>();
  const takeTurn = createTurns(atOnce);
  for (const step of steps) {
    const before = (step.after ?? []).map((name) => ends.get(name));
    const run = async () => {
      await Promise.all(before);
      const endTurn = await takeTurn();
      if (!(await runStep(step, isOutputKept))) failed.push(step.name);
      endTurn();
    };
    ends.set(step.name, run());
  }
  await Promise.all(ends.values());
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(`\n${steps.length - failed.length} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function runStep({ name, command: [program = 'node', ...parameters] }: Step, isOutputKept: boolean): Promise<boolean> {
  const started = performance.now();
  const output = isOutputKept ? 'pipe' : 'inherit';
  const child = spawn(program === 'node' ? process.execPath : program, parameters, { cwd: root, stdio: ['ignore', output, output] });
  const said = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)));
  const [code] = await once(child, 'close');
  const isGood = code === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${(await Promise.all(said)).join('')}${isGood ? 'ok' : 'FAILED'}  ${name} (${seconds} s)\n`);
  return isGood;
}

/** Waits for one of so many turns, first come first served; what it returns ends the turn. */
function createTurns(count: number): () => Promise<() => void> {
  let free = count;
  const waiting: (() => void)[] = [];
  const end = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return end;
  };
}
