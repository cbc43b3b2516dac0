import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { parseYaml } from '#content/source-files.ts';
import { prepareBankFiles } from '#operations/payments/bank-file/prepare-bank-file.ts';

/** This file, which runs as a thread when started as one. */
export const fileThreadFile = import.meta.url;

/** The readers for files, each working from the file's content only. */
const readers = { 'bank-files': prepareBankFiles, 'rate-file': parseYaml } as const;

export type FileKind = keyof typeof readers;
export type FileRead<Kind extends FileKind> = ReturnType<(typeof readers)[Kind]>;
type OrderOf<Kind extends FileKind> = { readonly kind: Kind; readonly given: Parameters<(typeof readers)[Kind]>[0] };
export type FileOrder = OrderOf<'bank-files'> | OrderOf<'rate-file'>;
export type FileReply = { readonly read: FileRead<FileKind> } | { readonly message: string };

const start = v.safeParse(v.object({ readsFiles: v.literal(true) }), workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort);

function serve(port: MessagePort): void {
  port.on('message', (order: FileOrder) => {
    try {
      port.postMessage({ read: readOrder(order) } satisfies FileReply);
    } catch (error) {
      port.postMessage({ message: error instanceof Error ? error.message : String(error) } satisfies FileReply);
    }
  });
}

function readOrder(order: FileOrder): FileRead<FileKind> {
  return order.kind === 'bank-files' ? readers['bank-files'](order.given) : readers['rate-file'](order.given);
}
