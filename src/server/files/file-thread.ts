import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { parseYaml } from '#content/source-files.ts';
import { parseDriverCard } from '#operations/duties/rules/hours/driver-card.ts';
import { prepareBankFiles } from '#operations/payments/bank-file/prepare-bank-file.ts';
import { readUnitFile } from '#operations/tachograph/rules/read-unit.ts';

/** This file, which runs as a thread when started as one. */
export const fileThreadFile = import.meta.url;

/** The readers for files, each working from the file's content only. */
const readers = { 'bank-files': prepareBankFiles, 'rate-file': parseYaml, card: parseDriverCard, unit: readUnitFile } as const;

export type FileKind = keyof typeof readers;
export type FileRead<Kind extends FileKind> = ReturnType<(typeof readers)[Kind]>;
type OrderOf<Kind extends FileKind> = { readonly kind: Kind; readonly given: Parameters<(typeof readers)[Kind]>[0] };
export type FileOrder = { readonly [Kind in FileKind]: OrderOf<Kind> }[FileKind];
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
  switch (order.kind) {
    case 'bank-files':
      return readers[order.kind](order.given);
    case 'rate-file':
      return readers[order.kind](order.given);
    case 'card':
      return readers[order.kind](order.given);
    case 'unit':
      return readers[order.kind](order.given);
  }
}
