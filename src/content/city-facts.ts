import * as v from 'valibot';
import { day, richText, slug, text } from './fields.ts';

/**
 * What is known of a city, and whence: never from memory. `validUntil` is the day after which it must be looked up again. Sentences name
 * the facts they rest on, so that one whose fact is expired is not said any more.
 */
const cityFactSchema = v.strictObject({
  key: slug,
  value: v.union([text, v.number(), v.boolean()], 'must be a text, a number or true or false'),
  /** Who says so: hosts of sites, apart by commas, or a law. */
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

/** A sentence or two that the named facts bear out. */
export const cityNotesSchema = v.array(v.strictObject({ facts: v.pipe(v.array(slug), v.minLength(1, 'names no fact')), text: richText }));
export type CityNote = v.InferOutput<typeof cityNotesSchema>[number];

/** Whether every sentence rests on facts that are there, and every fact is said: one that nobody reads would age unseen. */
export function areNotesBorneOut({ facts, notes }: { readonly facts: readonly CityFact[]; readonly notes: readonly CityNote[] }): boolean {
  const known = new Set(facts.map(({ key }) => key));
  const said = new Set(notes.flatMap((note) => note.facts));
  return [...said].every((key) => known.has(key)) && [...known].every((key) => said.has(key));
}

/** A fact counts up to and on the day until which it is valid. Days `YYYY-MM-DD`. */
function isFresh({ validUntil }: Pick<CityFact, 'validUntil'>, today: string): boolean {
  return today <= validUntil;
}

export type FreshNote = Pick<CityNote, 'text'> & {
  /** What it rests on, each source once. */
  readonly sources: readonly string[];
  /** When the oldest of its facts was looked up. */
  readonly checkedAt: string;
};

/** The sentences all of whose facts are fresh. */
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

/** The facts that are expired, or will be within so many days, the first to expire first. */
export function listStale<Fact extends Pick<CityFact, 'validUntil'>>(facts: readonly Fact[], until: string): readonly Fact[] {
  return facts.filter((fact) => !isFresh(fact, until)).sort((one, other) => one.validUntil.localeCompare(other.validUntil));
}
