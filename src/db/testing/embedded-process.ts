import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./run-embedded-database.ts', import.meta.url));

/** Another process that uses the embedded database of a folder. */
export type EmbeddedProcess = {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly lines: readonly string[];
  /** The first line, past or future, that begins with the text. Returns what follows. */
  find(beginning: string): Promise<string>;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export function startEmbeddedProcess(folder: string, account: { readonly uid?: number; readonly gid?: number } = {}): EmbeddedProcess {
  const child = spawn(process.execPath, ['--no-warnings', program, folder], { stdio: ['pipe', 'pipe', 'inherit'], ...account });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  onTestFinished(() => void child.kill('SIGKILL'));

  async function find(beginning: string): Promise<string> {
    for (;;) {
      const line = lines.find((one) => one.startsWith(beginning));
      if (line !== undefined) return line.slice(beginning.length).trim();
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended without "${beginning}": ${lines.join(' | ')}`);
      await new Promise((resolve) => {
        reader.once('line', resolve);
        child.once('close', resolve);
      });
    }
  }
  return {
    child,
    lines,
    find,
    async stop() {
      child.stdin.write('stop\n');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
