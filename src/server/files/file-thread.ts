import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { parseYaml } from '#content/source-files.ts';
import { readBankFile } from '#operations/payments/bank-file/read-bank-file.ts';

/** This file, which is a thread's own where one is started on it. */
export const fileThreadFile = import.meta.url;

/** What can be read of a file, each from its text alone. */
const readers = { 'bank-file': readBankFile, 'rate-file': parseYaml } as const;

export type FileKind = keyof typeof readers;
export type FileRead<Kind extends FileKind> = ReturnType<(typeof readers)[Kind]>;
export type FileOrder = { readonly id: number; readonly kind: FileKind; readonly text: string };
export type FileReply = { readonly id: number } & ({ readonly read: FileRead<FileKind> } | { readonly message: string });

const start = v.safeParse(v.object({ readsFiles: v.literal(true) }), workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort);

function serve(port: MessagePort): void {
  port.on('message', ({ id, kind, text }: FileOrder) => {
    try {
      port.postMessage({ id, read: readers[kind](text) } satisfies FileReply);
    } catch (error) {
      port.postMessage({ id, message: error instanceof Error ? error.message : String(error) } satisfies FileReply);
    }
  });
}
