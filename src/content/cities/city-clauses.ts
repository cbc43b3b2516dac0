import type { CityFigures } from './figures.ts';
import type { RegionName } from './names/regions.ts';
import type { Words } from './words.ts';

/** What a clause may speak of. */
export type Subject = { readonly city: CityFigures; readonly region: RegionName; readonly words: Words };

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
  readonly lead: (subject: Subject) => string;
  readonly around: {
    readonly title: (subject: Subject) => string;
    readonly size: Clause;
    readonly near: Clause;
    readonly parts: Clause;
    readonly larger: Clause;
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
  readonly schoolHolidays: (subject: Subject, days: readonly string[]) => string;
  readonly imageAlts: { readonly boarding: string; readonly driver: string };
};
