import type { SiteLanguage } from '#domain/sites/keys.ts';

export type DriverWishes = {
  readonly driver: string;
  readonly language: SiteLanguage;
  readonly homeAtNight: boolean;
  /** From today on. */
  readonly freeDays: readonly string[];
};

export type WishChange =
  | { readonly kind: 'add-day' | 'remove-day'; readonly day: string }
  | { readonly kind: 'home'; readonly homeAtNight: boolean };
