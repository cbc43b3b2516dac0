import type { Company } from '#domain/sites/brand.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { FleetKey, OccasionKey, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { LinkSite } from '#domain/sites/links.ts';

/**
 * A location in the menus (docs/specification.md#entities, the popular variant). `slug` ends its address; `drawing` names its drawing where
 * that differs.
 */
export type MenuLocation = { readonly slug: string; readonly title: string; readonly drawing?: string };
export type MenuOccasion = { readonly occasion: OccasionKey; readonly title: string };
export type MenuFleetType = { readonly fleet: FleetKey; readonly title: string };
export type MenuCaseStudy = { readonly slug: string; readonly title: string };

/** The page-level props of docs/specification.md#entities, loaded once for the shell. */
export type SiteFrame = {
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  /** The tables behind links, for this site only. */
  readonly linkSite: LinkSite;
  /** Public address of each site without a trailing slash, for links to the other country sites. */
  readonly addresses: PublicAddresses;
  /** The company that customers of this site contract with. */
  readonly company: Company;
  /** The year of the copyright line, from the server's clock so that both renderings agree. */
  readonly year: number;
  readonly popularLocations: readonly MenuLocation[];
  readonly popularOccasions: readonly MenuOccasion[];
  readonly fleet: readonly MenuFleetType[];
  /** At most three (docs/specification.md#calls). */
  readonly selectedCaseStudies: readonly MenuCaseStudy[];
};
