import { emptyStop, type StopValues } from '../../trip-editor/itinerary-values.ts';
import type { SessionTrip, TripDraft } from '../../visitor/session-trip.ts';
import { customerFields, type FormValues } from './form-values.ts';

const ofTheTrip = /^(from|to|via\d+|date|returnDate|passengers|type|occasion)$/;
const customerNames: readonly string[] = customerFields;

/** What an address says of the trip, and nothing of the campaign or the language. */
export function tripQueryOf(search: string): string {
  const said = [...new URLSearchParams(search)].filter(([name, value]) => ofTheTrip.test(name) && value !== '');
  return String(new URLSearchParams(said));
}

/** What is typed, to be given back later. The key of the sending stays with the page that made it. */
export function createDraft({ stops, extras, idempotencyKey: _, ...fields }: FormValues, query: string): TripDraft {
  const entries = Object.entries(fields);
  const isOfCustomer = ([name]: readonly [string, string]) => customerNames.includes(name);
  return {
    query,
    texts: Object.fromEntries(entries.filter((entry) => !isOfCustomer(entry))),
    stops,
    extras,
    customer: Object.fromEntries(entries.filter(isOfCustomer)),
  };
}

/** The draft that a form at an address goes on with: none where the address asks for another trip than the one that was begun. */
export function findDraft(trip: SessionTrip | null, query: string): TripDraft | null {
  return trip?.kind === 'planned' && (query === '' || query === trip.draft.query) ? trip.draft : null;
}

type Filling = {
  /** What the form began with. */
  readonly initial: FormValues;
  /** What stands in it now, as a visitor may have been faster than the script. */
  readonly typed: FormValues;
  readonly draft: TripDraft;
};

/** The form with the draft in it, wherever nothing else was typed since the page came. */
export function fillIn({ initial, typed, draft }: Filling): FormValues {
  const drafted = { ...draft.texts, ...draft.customer };
  const areStopsTyped = JSON.stringify(typed.stops) !== JSON.stringify(initial.stops);
  const areExtrasTyped = typed.extras.join() !== initial.extras.join();
  const { stops: _stops, extras: _extras, ...texts } = typed;
  return {
    ...keepTyped({ initial, typed: texts, drafted }),
    stops: areStopsTyped || draft.stops.length < 2 ? typed.stops : draft.stops.map(toStop),
    extras: areExtrasTyped ? typed.extras : draft.extras,
  };
}

type Texts = Omit<FormValues, 'stops' | 'extras'>;

function keepTyped({
  initial,
  typed,
  drafted,
}: {
  readonly initial: Texts;
  readonly typed: Texts;
  readonly drafted: Record<string, string>;
}) {
  const names = Object.keys(typed) as (keyof Texts)[];
  const filled = names.map((name) => [name, typed[name] === initial[name] ? (drafted[name] ?? typed[name]) : typed[name]]);
  return Object.fromEntries(filled) as Texts;
}

function toStop(texts: Readonly<Record<string, string>>): StopValues {
  const names = Object.keys(emptyStop) as (keyof StopValues)[];
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as StopValues;
}
