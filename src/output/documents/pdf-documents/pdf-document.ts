import type { PublicAddresses } from '#domain/sites/host.ts';
import type { DocumentFormats } from '../formats.ts';
import type { QrPath } from '../qr-path.ts';

export type PdfRow = { readonly label: string; readonly value: string; readonly strong?: boolean };

/** `share` of the width; amounts stand at the end. */
export type PdfColumn = { readonly label: string; readonly share: number; readonly atEnd?: boolean };

/** A part of a paper, in final words. */
export type PdfBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'parties'; readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[] }
  | {
      readonly type: 'rows';
      readonly title: string;
      readonly rows: readonly PdfRow[];
      /** Two stand beside each other. */
      readonly isPaired?: boolean;
    }
  | {
      readonly type: 'table';
      readonly title: string;
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly totals?: readonly PdfRow[];
      readonly notes?: readonly string[];
    }
  | { readonly type: 'code'; readonly caption: string; readonly rows: readonly PdfRow[]; readonly code: QrPath };

/** What a paper is about, and the sum that it is about, in its largest figure. */
export type PdfSummary = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly amount: { readonly value: string; readonly lines: readonly string[] };
};

/** A whole document in words, before it is drawn. */
export type BillingDocument = {
  /** BCP 47. */
  readonly languageTag: string;
  /** Of the file: "Invoice INV-NL-2026-000042". */
  readonly title: string;
  readonly heading: string;
  /** Whose paper it is, where it is not ours. */
  readonly letterhead?: string;
  readonly summary?: PdfSummary;
  readonly facts: readonly PdfRow[];
  readonly blocks: readonly PdfBlock[];
  /** Who we are, below every page. */
  readonly identity: readonly string[];
  readonly pageOf: (page: number, pages: number) => string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
};

export type PdfContext = { readonly formats: DocumentFormats; readonly addresses: PublicAddresses };
