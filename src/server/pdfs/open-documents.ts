import { createDocuments } from '#output/documents/create-documents.ts';
import type { Documents } from '#output/documents/ports.ts';
import type { Environment } from '../environment.ts';
import { limitPdfs } from './limit-pdfs.ts';
import { cachePdfs, createPdfCache } from './pdf-cache.ts';
import type { Pdfs } from './pdfs.ts';
import { createThreadedPdfs } from './threaded-pdfs.ts';

export type DocumentsResource = {
  /** A mail waits for its PDF. */
  readonly forMail: Documents;
  /** Throws `PdfsAway` if too many wait: the visitor should come back. */
  readonly forVisitors: Documents;
  close(): Promise<void>;
};

/** A second and a half of work for the queue. */
const mostForVisitors = 8;

/** The documents of all sites: PDFs made in a separate thread and cached, for mail and download alike. */
export function openDocuments({ addresses, mode }: Pick<Environment, 'addresses' | 'mode'>): DocumentsResource {
  const documents = createDocuments({ addresses });
  // In development Vite runs the sources directly, which a Node thread cannot.
  const threaded = mode === 'development' ? null : createThreadedPdfs({ addresses });
  const make: Pdfs = threaded ?? documents;
  const cache = createPdfCache();
  return {
    forMail: { ...documents, ...cachePdfs(make, cache) },
    forVisitors: { ...documents, ...cachePdfs(limitPdfs(make, mostForVisitors), cache) },
    close: async () => await threaded?.close(),
  };
}
