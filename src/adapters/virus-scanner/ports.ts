/** `unscanned`: longer than the scanner takes. */
export type ScanVerdict = 'clean' | 'infected' | 'unscanned';

export type VirusScanner = {
  /** Rejects where the scanner is away or cannot scan now. */
  readonly scan: (content: Uint8Array) => Promise<ScanVerdict>;
};
