import { createDocuments } from '#output/documents/create-documents.ts';
import type { Documents } from '#output/documents/ports.ts';
import type { Environment } from '../environment.ts';
import { createKeptPdfs, keepPdfs } from './kept-pdfs.ts';
import { limitPdfs } from './limit-pdfs.ts';
import type { Pdfs } from './pdfs.ts';
import { createThreadedPdfs } from './threaded-pdfs.ts';

export type DocumentsResource = {
  /** A mail waits for its PDF. */
  readonly forMail: Documents;
  /** A visitor is told to come again where too many wait: throws `PdfsAway`. */
  readonly forVisitors: Documents;
  close(): Promise<void>;
};

/** A second and a half of work for those who wait. */
const mostForVisitors = 8;

/** The documents of all sites: PDFs made in a thread of their own and kept, for mail and download alike. */
export function openDocuments({ addresses, mode }: Pick<Environment, 'addresses' | 'mode'>): DocumentsResource {
  const documents = createDocuments({ addresses });
  // While one develops, Vite runs the sources as they stand, which a thread of Node's cannot.
  const threaded = mode === 'development' ? null : createThreadedPdfs({ addresses });
  const make: Pdfs = threaded ?? documents;
  const kept = createKeptPdfs();
  return {
    forMail: { ...documents, ...keepPdfs(make, kept) },
    forVisitors: { ...documents, ...keepPdfs(limitPdfs(make, mostForVisitors), kept) },
    close: async () => await threaded?.close(),
  };
}
