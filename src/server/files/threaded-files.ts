import { Worker } from 'node:worker_threads';
import type { parseYaml } from '#content/source-files.ts';
import { failure } from '#domain/result.ts';
import type { ReadCardFile } from '#operations/duties/hours.ts';
import type { ReadBankFiles } from '#operations/payments/bank-file/import-bank-files.ts';
import type { ReadUnitFile } from '#operations/tachograph/import-unit.ts';
import { Unavailable } from '#operations/trips/context.ts';
import { createTurns } from '../turns.ts';
import type { FileKind, FileOrder, FileRead, FileReply } from './file-thread.ts';

export type Files = {
  /** Throw {@link Unavailable} if too many files are waiting already. */
  readonly readBankFiles: ReadBankFiles;
  readonly readRateFile: (text: string) => Promise<ReturnType<typeof parseYaml>>;
  readonly readCardFile: ReadCardFile;
  readonly readUnitFile: ReadUnitFile;
};

type Limits = { /** Milliseconds for one file. */ readonly longest: number; readonly megabytes: number; readonly mostWaiting: number };

/** 20 MB take some two seconds to read; with six waiting, further callers are asked to come back later. */
const usual: Limits = { longest: 20_000, megabytes: 384, mostWaiting: 6 };
const usualOfRates = { longest: 4_000, megabytes: 192 } as const;
/** A unit's file of 6 MB takes a fifth of a second. */
const usualOfTachographs = { longest: 8_000, megabytes: 256 } as const;

/**
 * Reads files in a separate thread, because an upload may take long and would block every page. One after the other. A thread that takes
 * too much time or memory is ended, and its file counts as unreadable. The thread ends when no file is waiting.
 */
export function createThreadedFiles({ longest, megabytes, mostWaiting }: Limits = usual): Files {
  const takeTurn = createTurns(1, mostWaiting);
  const within = (most: Most) => ({ longest: Math.min(longest, most.longest), megabytes: Math.min(megabytes, most.megabytes) });

  async function read<Order extends FileOrder>(order: Order, most: Most) {
    const answer = await takeTurn(async () => ({ read: await readInThread(order, most) }));
    if (answer === null) throw new Unavailable('others have files read already');
    // The reply is of the kind that was ordered: each thread reads for one order.
    return answer.read as FileRead<Order['kind']> | 'too-much';
  }

  return {
    async readBankFiles(files) {
      const prepared = await read({ kind: 'bank-files', given: files }, { longest, megabytes });
      return prepared === 'too-much' ? files.map(({ name }) => ({ name, read: failure('too-many-lines') })) : prepared;
    },
    async readCardFile(bytes) {
      const card = await read({ kind: 'card', given: bytes }, within(usualOfTachographs));
      return card === 'too-much' ? failure('damaged') : card;
    },
    async readUnitFile(bytes) {
      const unit = await read({ kind: 'unit', given: bytes }, within(usualOfTachographs));
      return unit === 'too-much' ? failure('damaged-unit') : unit;
    },
    async readRateFile(text) {
      const rateFile = await read({ kind: 'rate-file', given: text }, within(usualOfRates));
      return rateFile === 'too-much' ? { fields: null, problems: ['takes too long to read'] } : rateFile;
    },
  };
}

type Most = Omit<Limits, 'mostWaiting'>;

async function readInThread(order: FileOrder, { longest, megabytes }: Most): Promise<FileRead<FileKind> | 'too-much'> {
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
  worker.postMessage(order);
  try {
    return await promise;
  } finally {
    clearTimeout(watch);
    await worker.terminate();
  }
}
