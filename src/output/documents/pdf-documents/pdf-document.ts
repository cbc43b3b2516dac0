import type { PublicAddresses } from '#domain/sites/host.ts';
import type { DocumentFormats } from '../formats.ts';
import type { QrPath } from '../qr-path.ts';

export type PdfRow = { readonly label: string; readonly value: string; readonly strong?: boolean };

/** `share` of the width; amounts are aligned at the end. */
export type PdfColumn = { readonly label: string; readonly share: number; readonly atEnd?: boolean };

/** A part of a document, with its final text. */
export type PdfBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'parties'; readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[] }
  | {
      readonly type: 'rows';
      readonly title: string;
      readonly rows: readonly PdfRow[];
      /** Two are placed side by side. */
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

/** The subject of a document and its total, the largest figure. */
export type PdfSummary = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly amount: { readonly value: string; readonly lines: readonly string[] };
};

/** A whole document as text, before it is drawn. */
export type BillingDocument = {
  /** BCP 47. */
  readonly languageTag: string;
  /** The file's title: "Invoice INV-NL-2026-000042". */
  readonly title: string;
  readonly heading: string;
  /** The issuer, if it is not us. */
  readonly letterhead?: string;
  readonly summary?: PdfSummary;
  readonly facts: readonly PdfRow[];
  readonly blocks: readonly PdfBlock[];
  /** Our identity, below every page. */
  readonly identity: readonly string[];
  readonly pageOf: (page: number, pages: number) => string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
};

export type PdfContext = { readonly formats: DocumentFormats; readonly addresses: PublicAddresses };
