import type { Question } from '../cities/city-clauses.ts';
import type { Words } from '../cities/words.ts';
import type { AirportFigures, RegionFigures } from './hub-figures.ts';

export type RegionSubject = { readonly region: RegionFigures; readonly words: Words };
export type AirportSubject = { readonly airport: AirportFigures; readonly words: Words };

/** Sentences of one kind of hub, each based on figures; a clause without its figures is omitted. */
export type HubTexts<Subject> = {
  /** Longest first; the first one that fits is used. */
  readonly metaTitles: (subject: Subject) => readonly string[];
  readonly metaDescription: (subject: Subject) => string;
  readonly heading: (subject: Subject) => string;
  readonly lead: (subject: Subject) => string;
  readonly sections: readonly {
    readonly title: (subject: Subject) => string;
    readonly clauses: readonly ((subject: Subject) => string | null)[];
  }[];
  readonly questions: readonly ((subject: Subject) => Question)[];
};

export type HubClauses = {
  /** Words before the name in an address: `provincie`, `luchthaven`. */
  readonly folders: { readonly region: string; readonly airport: string };
  readonly region: HubTexts<RegionSubject>;
  readonly airport: HubTexts<AirportSubject>;
};
