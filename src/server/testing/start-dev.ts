import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { findScratchPlace } from '#db/testing/scratch-place.ts';
import { type Answer, ask, findFreePort } from './start-server.ts';

/** `npm run dev`, started for real. */
export type Dev = {
  readonly port: number;
  readonly folder: string;
  /** What the terminal shows. */
  output(): string;
  /** Waits until the terminal shows a text. */
  waitFor(text: string): Promise<void>;
  ask(host: string, path: string): Promise<Answer>;
  /** Sends a signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  remove(): Promise<void>;
};

type Start = {
  readonly root: string;
  readonly port?: number;
  /** Starts it in a separate terminal, which `SIGKILL` closes. */
  readonly inTerminal?: boolean;
};

export async function startDev({ root, port: given, inTerminal = false }: Start): Promise<Dev> {
  const folder = await mkdtemp(join(findScratchPlace(), 'dev-'));
  const port = given ?? (await findFreePort());
  const program = [process.execPath, join(root, 'scripts/dev.ts')] as const;
  const [command, parameters] = inTerminal
    ? (['script', ['-qec', program.map((part) => `"${part}"`).join(' '), '/dev/null']] as const)
    : ([program[0], [program[1]]] as const);
  const { PATH, HOME } = process.env;
  const child = spawn(command, parameters, { cwd: root, env: { PATH, HOME, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' } });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text);
    });
  return {
    port,
    folder,
    output: () => output,
    async waitFor(text) {
      const look = () => expect(output).toContain(text);
      await Promise.race([vi.waitFor(look, { timeout: 100_000, interval: 50 }), ended.then(look)]);
    },
    ask: (host, path) => ask(port, { host, path }),
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
    async remove() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
