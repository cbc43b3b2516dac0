/** `unscanned`: larger than the scanner accepts. */
export type ScanVerdict = 'clean' | 'infected' | 'unscanned';

export type VirusScanner = {
  /** Rejects if the scanner is unreachable or cannot scan now. */
  readonly scan: (content: Uint8Array) => Promise<ScanVerdict>;
};
