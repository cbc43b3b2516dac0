import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Infringement } from './infringement.ts';

/** What a driver is asked to answer for and to sign. `writtenOn`: `YYYY-MM-DD`; `month`: `YYYY-MM`. */
export type InfringementLetter = {
  readonly driver: string;
  readonly month: string;
  /** Whose company writes. */
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly writtenOn: string;
  readonly infringements: readonly Infringement[];
};
