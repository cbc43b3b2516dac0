import type { CityFigures } from './figures.ts';
import type { RegionName } from './names/regions.ts';
import type { Words } from './words.ts';

/** The data that a clause may use. */
export type Subject = { readonly city: CityFigures; readonly region: RegionName; readonly words: Words };

/** A return trip, with its price and date formatted in the language. */
export type PricedTrip = {
  readonly from: string;
  readonly to: string;
  readonly passengers: number;
  readonly price: string;
  readonly share: string;
  readonly day: string;
};

/** A question and its answer; null if the figures do not support it. */
export type Question = { readonly question: string; readonly answer: string } | null;
export type Clause = (subject: Subject) => string | null;

/**
 * The clauses of a language, each selected by facts: the distance of the yard, a larger town nearby, airports, ferries, and teams and
 * venues around. A clause whose fact is missing is omitted.
 */
export type CityClauses = {
  /** Longest first; the first one with at most 60 characters is used. */
  readonly metaTitles: (subject: Subject) => readonly string[];
  /** Names at most this many destinations and airports. */
  readonly metaDescription: (subject: Subject, most: number) => string;
  readonly heading: (subject: Subject) => string;
  /** Used if no trip has a price; otherwise the price of the most popular trip is given. */
  readonly lead: (subject: Subject) => string;
  readonly priceLead: (trip: PricedTrip) => string;
  readonly around: {
    readonly title: (subject: Subject) => string;
    readonly boarding: Clause;
    readonly near: Clause;
    readonly parts: Clause;
    readonly yard: Clause;
  };
  readonly ways: {
    readonly title: (subject: Subject) => string;
    readonly airport: Clause;
    readonly otherAirport: Clause;
    readonly station: Clause;
    readonly halls: Clause;
    readonly sights: Clause;
    readonly port: Clause;
    readonly abroad: Clause;
  };
  readonly tips: { readonly title: (subject: Subject) => string; readonly items: readonly Clause[] };
  readonly questions: readonly ((subject: Subject) => Question)[];
  /** Null if the clause does not apply. */
  readonly schoolHolidays: (subject: Subject, days: readonly string[]) => string | null;
  /** Added if the dates of other holidays in the same year are not known. */
  readonly laterHolidays: (subject: Subject) => string;
  /** An airport's name within a sentence, after its article in languages whose article does not change. */
  readonly airport: (name: string) => string;
  readonly imageAlts: { readonly boarding: string; readonly driver: string };
};
