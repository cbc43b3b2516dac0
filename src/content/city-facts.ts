import * as v from 'valibot';
import { day, richText, slug, text } from './fields.ts';

/**
 * A fact about a city with its source; facts never come from memory. `validUntil` is the date after which it must be checked again.
 * Sentences name the facts that support them, so a sentence with an expired fact is no longer shown.
 */
const cityFactSchema = v.strictObject({
  key: slug,
  value: v.union([text, v.number(), v.boolean()], 'must be a text, a number or true or false'),
  /** The sources: hosts of sites, separated by commas, or a law. */
  source: text,
  checkedAt: day,
  validUntil: day,
});
export type CityFact = v.InferOutput<typeof cityFactSchema>;

export const cityFactsSchema = v.pipe(
  v.array(
    v.pipe(
      cityFactSchema,
      v.forward(
        v.partialCheck(
          [['checkedAt'], ['validUntil']],
          ({ checkedAt, validUntil }) => validUntil > checkedAt,
          'must be after the day on which it was checked',
        ),
        ['validUntil'],
      ),
    ),
  ),
  v.check((facts) => new Set(facts.map(({ key }) => key)).size === facts.length, 'holds a fact twice'),
);

/** One or two sentences that the named facts support. */
export const cityNotesSchema = v.array(v.strictObject({ facts: v.pipe(v.array(slug), v.minLength(1, 'names no fact')), text: richText }));
export type CityNote = v.InferOutput<typeof cityNotesSchema>[number];

/** Checks that every sentence names existing facts, and that every fact is used: an unused one would expire unnoticed. */
export function areNotesBorneOut({ facts, notes }: { readonly facts: readonly CityFact[]; readonly notes: readonly CityNote[] }): boolean {
  const known = new Set(facts.map(({ key }) => key));
  const said = new Set(notes.flatMap((note) => note.facts));
  return [...said].every((key) => known.has(key)) && [...known].every((key) => said.has(key));
}

/** A fact is valid up to and including its last date. Dates are `YYYY-MM-DD`. */
function isFresh({ validUntil }: Pick<CityFact, 'validUntil'>, today: string): boolean {
  return today <= validUntil;
}

export type FreshNote = Pick<CityNote, 'text'> & {
  /** The sources of the sentence, without duplicates. */
  readonly sources: readonly string[];
  /** When the oldest of its facts was checked. */
  readonly checkedAt: string;
};

/** The sentences whose facts are all valid. */
export function listFreshNotes(
  { facts, notes }: { readonly facts: readonly CityFact[]; readonly notes: readonly CityNote[] },
  today: string,
): readonly FreshNote[] {
  return notes.flatMap((note) => {
    const borneOutBy = facts.filter(({ key }) => note.facts.includes(key));
    if (borneOutBy.length < new Set(note.facts).size || !borneOutBy.every((fact) => isFresh(fact, today))) return [];
    const [checkedAt = ''] = borneOutBy.map((fact) => fact.checkedAt).sort();
    const sources = borneOutBy.flatMap(({ source }) => source.split(', '));
    return [{ text: note.text, sources: [...new Set(sources)], checkedAt }];
  });
}

/** Facts that are expired, or will be within this many days, earliest first. */
export function listStale<Fact extends Pick<CityFact, 'validUntil'>>(facts: readonly Fact[], until: string): readonly Fact[] {
  return facts.filter((fact) => !isFresh(fact, until)).sort((one, other) => one.validUntil.localeCompare(other.validUntil));
}
