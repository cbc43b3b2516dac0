import { Worker } from 'node:worker_threads';
import type { parseYaml } from '#content/source-files.ts';
import { failure } from '#domain/result.ts';
import type { ReadBankFile } from '#operations/payments/bank-file/import-bank-file.ts';
import { Unavailable } from '#operations/trips/context.ts';
import { createTurns } from '../turns.ts';
import type { FileKind, FileOrder, FileRead, FileReply } from './file-thread.ts';

export type Files = {
  /** Throw {@link Unavailable} where too many files wait already. */
  readonly readBankFile: ReadBankFile;
  readonly readRateFile: (text: string) => Promise<ReturnType<typeof parseYaml>>;
};

type Limits = { /** Milliseconds for one file. */ readonly longest: number; readonly megabytes: number; readonly mostWaiting: number };

/** The largest file that is taken is read in a fifth of a second; who comes when six wait is told to come again. */
const usual: Limits = { longest: 4_000, megabytes: 192, mostWaiting: 6 };

/**
 * Files read in a thread of their own: what somebody sends may take long, and every page would wait for it. One after the other; a thread
 * that takes too long or too much memory is ended, and its file counts as one that cannot be read. It ends when no file waits.
 */
export function createThreadedFiles({ longest, megabytes, mostWaiting }: Limits = usual): Files {
  const takeTurn = createTurns(1, mostWaiting);

  async function read<Kind extends FileKind>(kind: Kind, text: string): Promise<FileRead<Kind> | 'too-much'> {
    const answer = await takeTurn(async () => ({ read: await readInThread({ kind, text, longest, megabytes }) }));
    if (answer === null) throw new Unavailable('others have files read already');
    // The reply is of the kind that was ordered: each thread reads one file.
    return answer.read as FileRead<Kind> | 'too-much';
  }

  return {
    async readBankFile(text) {
      const bankFile = await read('bank-file', text);
      return bankFile === 'too-much' ? failure('too-many-lines') : bankFile;
    },
    async readRateFile(text) {
      const rateFile = await read('rate-file', text);
      return rateFile === 'too-much' ? { fields: null, problems: ['takes too long to read'] } : rateFile;
    },
  };
}

type Reading = Omit<Limits, 'mostWaiting'> & Pick<FileOrder, 'kind' | 'text'>;

async function readInThread({ kind, text, longest, megabytes }: Reading): Promise<FileRead<FileKind> | 'too-much'> {
  const { fileThreadFile } = await import('./file-thread.ts');
  const worker = new Worker(new URL(fileThreadFile), {
    workerData: { readsFiles: true },
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<FileRead<FileKind> | 'too-much'>();
  worker.on('message', (reply: FileReply) => ('read' in reply ? resolve(reply.read) : reject(new Error(reply.message))));
  worker.on('error', (error) => ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('too-much') : reject(error)));
  worker.on('exit', () => resolve('too-much'));
  const watch = setTimeout(() => resolve('too-much'), longest);
  worker.postMessage({ id: 1, kind, text } satisfies FileOrder);
  try {
    return await promise;
  } finally {
    clearTimeout(watch);
    await worker.terminate();
  }
}
