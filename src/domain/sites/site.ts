import type { CountryCode, FleetKey, OccasionKey, PageKey, SiteKey, SiteLanguage } from './keys.ts';

/**
 * Localised paths of one language (docs/specification.md#paths). Item slugs live under their parent's path
 * (docs/specification.md#item-paths).
 */
export type LanguageTable = {
  readonly pages: Readonly<Record<PageKey, string>>;
  readonly fleet: Readonly<Record<FleetKey, string>>;
  readonly occasions: Readonly<Record<OccasionKey, string>>;
  /** Last part of the address of a cancelled booking; French and Spanish share `cancel` (docs/specification.md#flow-addresses). */
  readonly bookingCanceled: 'canceled' | 'cancel';
};

/** A 301 from a former path of the site (docs/specification.md#legacy-redirects). `to` is a path in one of the site's languages. */
export type LegacyRedirect = { readonly from: string; readonly to: Readonly<Partial<Record<SiteLanguage, string>>> };

/** All the facts of one country site. */
export type Site = {
  readonly key: SiteKey;
  /** ISO 3166-1 alpha-2 of the country that it serves; null for the European site. */
  readonly country: CountryCode | null;
  /** The first is the default. */
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  readonly tables: Readonly<Partial<Record<SiteLanguage, LanguageTable>>>;
  /** IANA zone: defines "today" for the site's visitors. */
  readonly timeZone: string;
  readonly currency: 'EUR';
  readonly legacyRedirects: readonly LegacyRedirect[];
  /** `/impressum`, only on the German site (docs/specification.md#imprint). */
  readonly imprintPath: string | null;
};
