import type { Question } from '../cities/city-clauses.ts';
import type { RichText } from '../rich-text.ts';

export const hubKinds = ['region', 'airport'] as const;
export type HubKind = (typeof hubKinds)[number];

/** A town on the page of a hub: for a region with the route from its nearest yard, for an airport with the route to the airport. */
export type HubTown = {
  /** The town's key, by which its location is found. */
  readonly slug: string;
  readonly languageSlug: string;
  readonly title: string;
  readonly yard: string;
  readonly kilometres: number;
  readonly minutes: number;
};

/** The page of a province, Land, region or country, or of an airport, made from the figures of the towns around it. */
export type Hub = {
  readonly kind: HubKind;
  /** The key, which is the same in every language of a site. */
  readonly slug: string;
  readonly languageSlug: string;
  /** A shared name for hubs with pages on several sites. */
  readonly subject: string;
  readonly title: string;
  /** The gazetteer's key of an airport; empty for a region. */
  readonly placeKey: string;
  readonly hero: { readonly title: string; readonly description: string; readonly image: string };
  readonly sections: readonly { readonly title: string; readonly description: RichText }[];
  readonly questions: readonly NonNullable<Question>[];
  readonly meta: { readonly title: string; readonly description: string };
  /** The towns that the page shows. */
  readonly towns: readonly HubTown[];
  /** Keys of all towns of the hub. */
  readonly members: readonly string[];
  readonly isIndexable: boolean;
  readonly changedOn: string;
};
