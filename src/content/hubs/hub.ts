import type { Question } from '../cities/city-clauses.ts';
import type { RichText } from '../rich-text.ts';

export const hubKinds = ['region', 'airport'] as const;
export type HubKind = (typeof hubKinds)[number];

/** A town that a hub leads to: of a region with the way from its nearest yard, of an airport with that to the airport. */
export type HubTown = {
  /** The town's key: its location is asked for by it. */
  readonly slug: string;
  readonly languageSlug: string;
  readonly title: string;
  readonly yard: string;
  readonly kilometres: number;
  readonly minutes: number;
};

/** The page of a province, Land, region or country, or of an airport, made from what the towns around it know. */
export type Hub = {
  readonly kind: HubKind;
  /** The key, the same in every language of a site. */
  readonly slug: string;
  readonly languageSlug: string;
  /** One name for what several sites have a page of. */
  readonly subject: string;
  readonly title: string;
  /** The gazetteer's key of an airport; empty for a region. */
  readonly placeKey: string;
  readonly hero: { readonly title: string; readonly description: string; readonly image: string };
  readonly sections: readonly { readonly title: string; readonly description: RichText }[];
  readonly questions: readonly NonNullable<Question>[];
  readonly meta: { readonly title: string; readonly description: string };
  /** Those that the page shows. */
  readonly towns: readonly HubTown[];
  /** Keys of all the towns that it stands above. */
  readonly members: readonly string[];
  readonly isIndexable: boolean;
  readonly changedOn: string;
};
