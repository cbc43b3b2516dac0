import * as v from 'valibot';
import { shorten } from '#domain/input/clean-text.ts';
import { childSeatKinds, countChildSeats, type Group } from '#domain/itinerary/group.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import type { Immutable } from '../immutable.ts';

/**
 * Everything a customer ordered besides places and times, as one list. Mails, documents, the calendar and the pages all print this list, so
 * a field that is added here reaches every one of them. `texts/travel/say-ordered.ts` puts it into words.
 */

/** In the order in which the rows are printed. */
export const orderedFields = [
  'type',
  'occasion',
  'passengers',
  'wheelchairPlaces',
  ...childSeatKinds,
  'luggage',
  'extras',
  'flightNumber',
  'suppliesDriverRoom',
  'localKilometres',
  'stopNotes',
  'notes',
] as const;
export type OrderedField = (typeof orderedFields)[number];

export const orderedItemSchema = v.object({
  field: v.picklist(orderedFields),
  /** The number; null for a field without one. */
  count: v.nullable(v.number()),
  /** Choices by their code. */
  codes: v.array(v.string()),
  /** Text that the customer typed. */
  text: v.string(),
  /** The name of its stop. */
  stop: v.nullable(v.string()),
});
/** One field with a value. */
export type OrderedItem = Immutable<v.InferOutput<typeof orderedItemSchema>>;

/** Who reads the list: the customer, somebody to whom the quote was forwarded, or the group on the shared page. */
export type Reader = 'customer' | 'decider' | 'group';

/**
 * Which reader sees which field. Free text may name people or an illness, so it stays between the customer and us. The group does not need
 * to know why it travels, or who books the driver's room.
 */
const hiddenFrom: Readonly<Record<Reader, readonly OrderedField[]>> = {
  customer: [],
  decider: ['stopNotes', 'notes'],
  group: ['occasion', 'suppliesDriverRoom', 'localKilometres', 'stopNotes', 'notes'],
};

type Said = Partial<Omit<OrderedItem, 'field' | 'stop'>>;
type Saying<Source> = (source: Source) => Said | null;
/** The row of a field, or why the field has no row of its own. */
type Rule<Source> = { readonly field: OrderedField; readonly say: Saying<Source> } | 'in-itinerary' | 'in-parts';

const counted = (field: OrderedField & keyof Group): Rule<Group> => ({
  field,
  say: (group) => (typeof group[field] === 'number' && group[field] > 0 ? { count: group[field] } : null),
});

const text = (words: string): Said | null => (words === '' ? null : { text: words });

/** One entry for each field of the group: a new field does not compile without one. */
export const groupRules = {
  passengers: counted('passengers'),
  wheelchairPlaces: counted('wheelchairPlaces'),
  babySeats: counted('babySeats'),
  childSeats: counted('childSeats'),
  boosterSeats: counted('boosterSeats'),
  luggage: { field: 'luggage', say: ({ luggage }) => ({ codes: [luggage] }) },
  occasion: { field: 'occasion', say: ({ occasion }) => (occasion === null ? null : { codes: [occasion] }) },
  flightNumber: { field: 'flightNumber', say: ({ flightNumber }) => text(flightNumber) },
  extras: { field: 'extras', say: sayExtras },
  notes: { field: 'notes', say: ({ notes }) => text(notes) },
} satisfies { readonly [Field in keyof Group]: Rule<Group> };

/** The same for the itinerary. */
export const itineraryRules = {
  type: { field: 'type', say: ({ type }) => ({ codes: [type] }) },
  stops: 'in-itinerary',
  suppliesDriverRoom: { field: 'suppliesDriverRoom', say: ({ suppliesDriverRoom }) => (suppliesDriverRoom ? {} : null) },
  secondReturn: 'in-parts',
  pickUps: 'in-parts',
} satisfies { readonly [Field in keyof Required<Itinerary>]: Rule<Itinerary> };

/** The same for a stop. */
export const stopRules = {
  place: 'in-itinerary',
  departure: 'in-itinerary',
  arriveBy: 'in-itinerary',
  isProposed: 'in-itinerary',
  isNextDay: 'in-itinerary',
  notes: { field: 'stopNotes', say: ({ notes }) => text(notes) },
  localKilometres: {
    field: 'localKilometres',
    say: ({ localKilometres = 0 }) => (localKilometres > 0 ? { count: localKilometres } : null),
  },
} satisfies { readonly [Field in keyof Required<Stop>]: Rule<Stop> };

/** Older trips only say that there are child seats; newer ones count them, and the count replaces the extra. */
function sayExtras(group: Group): Said | null {
  const extras = countChildSeats(group) > 0 ? group.extras.filter((extra) => extra !== 'child-seats') : group.extras;
  return extras.length === 0 ? null : { codes: [...extras] };
}

type Ordered = { readonly itinerary: Itinerary; readonly group: Group };

/** Everything a trip says besides places and times, in the order of {@link orderedFields}, limited to what this reader may see. */
export function listOrdered({ itinerary, group }: Ordered, reader: Reader = 'customer'): readonly OrderedItem[] {
  const items = [
    ...listItems(groupRules, group, null),
    ...listItems(itineraryRules, itinerary, null),
    ...itinerary.stops.flatMap((stop) => listItems(stopRules, stop, shorten(stop.place.name))),
  ];
  const seen = items.filter(({ field }) => !hiddenFrom[reader].includes(field));
  return seen.toSorted((one, other) => orderedFields.indexOf(one.field) - orderedFields.indexOf(other.field));
}

function listItems<Source>(
  rules: Readonly<Record<string, Rule<Source>>>,
  source: Source,
  stop: OrderedItem['stop'],
): readonly OrderedItem[] {
  return Object.values(rules).flatMap((rule) => {
    const said = typeof rule === 'string' ? null : rule.say(source);
    if (typeof rule === 'string' || said === null) return [];
    return [{ field: rule.field, count: said.count ?? null, codes: said.codes ?? [], text: said.text ?? '', stop }];
  });
}

/** A trip without the free text of its customer, for readers who must not see it. */
export function withoutNotes<Whole extends Ordered>(trip: Whole): Whole {
  const stops = trip.itinerary.stops.map((stop) => ({ ...stop, notes: '' }));
  return { ...trip, itinerary: { ...trip.itinerary, stops }, group: { ...trip.group, notes: '' } };
}
