import type { CityFigures } from './figures.ts';
import type { RegionName } from './names/regions.ts';
import type { Words } from './words.ts';

/** What a clause may speak of. */
export type Subject = { readonly city: CityFigures; readonly region: RegionName; readonly words: Words };

/** A trip there and back, its amounts and its day as they are written in the language. */
export type PricedTrip = {
  readonly from: string;
  readonly to: string;
  readonly passengers: number;
  readonly price: string;
  readonly share: string;
  readonly day: string;
};

/** A question and its answer; null where the figures say nothing. */
export type Question = { readonly question: string; readonly answer: string } | null;
export type Clause = (subject: Subject) => string | null;

/**
 * The sentences of a language, each chosen by facts: which stand on a page depends on how far the yard is, whether a larger town is near,
 * what flies, sails and plays around. A clause whose fact is missing says nothing.
 */
export type CityClauses = {
  /** Longest first; the first that fits 60 characters is taken. */
  readonly metaTitles: (subject: Subject) => readonly string[];
  /** With so many ways at most. */
  readonly metaDescription: (subject: Subject, most: number) => string;
  readonly heading: (subject: Subject) => string;
  /** Where no trip has a price; else what the most wanted trip costs. */
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
  /** Null where there is nothing to say. */
  readonly schoolHolidays: (subject: Subject, days: readonly string[]) => string | null;
  /** Said where the dates of the same year's other holidays are not set. */
  readonly laterHolidays: (subject: Subject) => string;
  /** An airport's name within a sentence, behind its article where it asks for one that does not change. */
  readonly airport: (name: string) => string;
  readonly imageAlts: { readonly boarding: string; readonly driver: string };
};
