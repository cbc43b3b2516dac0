import { customerFields, type FormValues } from '../../../trip-editor/form-values.ts';
import { emptyPickUp, emptyStop, type PickUpValues, type StopValues } from '../../../trip-editor/itinerary-values.ts';
import type { SessionTrip, TripDraft } from '../../../visitor/session-trip.ts';

const customerNames: readonly string[] = customerFields;

/** What is typed, to be restored later. The idempotency key stays with the page that made it. */
export function createDraft({ stops, pickUps, extras, idempotencyKey: _, ...fields }: FormValues, query: string): TripDraft {
  const entries = Object.entries(fields);
  const isOfCustomer = ([name]: readonly [string, string]) => customerNames.includes(name);
  return {
    query,
    texts: Object.fromEntries(entries.filter((entry) => !isOfCustomer(entry))),
    stops,
    pickUps,
    extras,
    customer: Object.fromEntries(entries.filter(isOfCustomer)),
  };
}

/** The draft for a form at an address; none where the address asks for another trip than the draft's. */
export function findDraft(trip: SessionTrip | null, query: string): TripDraft | null {
  return trip?.kind === 'planned' && (query === '' || query === trip.draft.query) ? trip.draft : null;
}

type Filling = {
  /** The form's initial values. */
  readonly initial: FormValues;
  /** Its present values, because a visitor may have been faster than the script. */
  readonly typed: FormValues;
  readonly draft: TripDraft;
};

/** The form with the draft in it, except in fields that were typed since the page loaded. */
export function fillIn({ initial, typed, draft }: Filling): FormValues {
  const drafted = { ...draft.texts, ...draft.customer };
  const areExtrasTyped = typed.extras.join() !== initial.extras.join();
  const arePickUpsTyped = JSON.stringify(typed.pickUps) !== JSON.stringify(initial.pickUps);
  const { stops: _stops, pickUps: _pickUps, extras: _extras, ...texts } = typed;
  return {
    ...takeTyped({ initial, typed: texts, drafted }),
    stops: fillStops({ initial, typed, draft }),
    pickUps: arePickUpsTyped ? typed.pickUps : draft.pickUps.map(toPickUp),
    extras: areExtrasTyped ? typed.extras : draft.extras,
  };
}

/**
 * Field by field: a browser that restores a page restores days and times, but leaves the places empty. What it restored is the draft's own,
 * and on a page with fewer stops it may belong to another one, so it does not count as typed.
 */
function fillStops({ initial, typed, draft }: Filling): readonly StopValues[] {
  const drafted = draft.stops.map(toStop);
  if (drafted.length < 2) return typed.stops;
  return typed.stops.reduce<readonly StopValues[]>((stops, stop, index) => {
    const at = index === typed.stops.length - 1 ? stops.length - 1 : index;
    const before = stops[at];
    if (before === undefined) return stops;
    const changed = stopFields.filter((field) => isTypedIn(field, { stop, begun: initial.stops[index], left: drafted[index] }));
    // A key belongs to the text beside it.
    const fields = changed.includes('place') ? [...changed, 'placeKey' as const] : changed.filter((field) => field !== 'placeKey');
    return stops.with(at, { ...before, ...Object.fromEntries(fields.map((field) => [field, stop[field]])) });
  }, drafted);
}

const stopFields = Object.keys(emptyStop) as readonly (keyof StopValues)[];

type Versions = { readonly stop: StopValues; readonly begun: StopValues | undefined; readonly left: StopValues | undefined };

function isTypedIn(field: keyof StopValues, { stop, begun, left }: Versions): boolean {
  return stop[field] !== (begun?.[field] ?? '') && stop[field] !== left?.[field];
}

type Texts = Omit<FormValues, 'stops' | 'pickUps' | 'extras'>;

function takeTyped({
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

const pickUpFields = Object.keys(emptyPickUp) as readonly (keyof PickUpValues)[];

function toPickUp(texts: Readonly<Record<string, string>>): PickUpValues {
  return Object.fromEntries(pickUpFields.map((name) => [name, texts[name] ?? ''])) as PickUpValues;
}

function toStop(texts: Readonly<Record<string, string>>): StopValues {
  return Object.fromEntries(stopFields.map((name) => [name, texts[name] ?? ''])) as StopValues;
}
