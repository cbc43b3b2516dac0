/** What the editor of an itinerary holds, as text: exactly what was typed, so that nothing is lost on the way to the server and back. */
export type StopValues = {
  /** Key of a place that is known: chosen from the suggestions, or a stop of the trip that is being changed. Empty for what was typed. */
  readonly placeKey: string;
  readonly place: string;
  readonly date: string;
  readonly time: string;
  /** Present where date and time are not those of the departure, but the latest at which the group is at the next stop. */
  readonly timeIs?: 'arrive';
  /** What was agreed about the stop; the editor carries it along unseen. */
  readonly notes: string;
  /** Kilometres about the place, asked of trips on which the driver stays. */
  readonly localKilometres: string;
};

/** Where a part of the group boards, as typed. */
export type PickUpValues = { readonly placeKey: string; readonly place: string; readonly time: string; readonly passengers: string };

export const emptyPickUp: PickUpValues = { placeKey: '', place: '', time: '', passengers: '' };

/** Beside the first stop: as many as are planned by a machine. */
export const mostPickUps = 3;

/** The group's fields as a form begins with them: every one of them is named here, and the rest of the site follows. */
export const emptyGroup = {
  passengers: '',
  luggage: 'none',
  wheelchairPlaces: '0',
  babySeats: '',
  childSeats: '',
  boosterSeats: '',
  occasion: '',
  flightNumber: '',
  notes: '',
  /** `on` where the group books the driver's room itself, else empty. */
  suppliesDriverRoom: '',
  /** Of a trip that comes back: the hour at which a part of the group does so later, and how many those are. */
  secondReturnTime: '',
  secondReturnPassengers: '',
} as const;

type GroupTexts = Readonly<Record<keyof typeof emptyGroup, string>>;
export type GroupValues = GroupTexts & { readonly extras: readonly string[] };

export type ItineraryValues = GroupValues & {
  readonly type: string;
  readonly stops: readonly StopValues[];
  readonly pickUps: readonly PickUpValues[];
  /** Made with the form: the same form sent twice is one request. */
  readonly idempotencyKey: string;
};

export const emptyStop: StopValues = { placeKey: '', place: '', date: '', time: '', notes: '', localKilometres: '' };

const groupFields = keysOf(emptyGroup);
const textFields = ['type', ...groupFields, 'idempotencyKey'] as const;

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** Reads what a browser sent. Unknown fields are left out; the number of stops is bounded before anything is made of them. */
export function readItineraryValues(form: FormData): ItineraryValues {
  return { ...readTexts(form, textFields), stops: readStops(form), pickUps: readPickUps(form), extras: form.getAll('extras').map(textOf) };
}

/** The group's part of what a form holds. */
export function groupOf(values: GroupValues): GroupValues {
  const texts: Record<string, string> = {};
  for (const field of groupFields) texts[field] = values[field];
  return { ...emptyGroup, ...texts, extras: values.extras };
}

/** Fields of a form as text; a file or nothing is empty. */
export function readTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])) as Record<Name, string>;
}

function readStops(form: FormData): readonly StopValues[] {
  const count = Math.min(Number.parseInt(textOf(form.get('stopCount')), 10) || 2, 100);
  return Array.from({ length: count }, (_, index) => readStop(form, `stops.${index}`));
}

/** Those that are left empty are none. */
function readPickUps(form: FormData): readonly PickUpValues[] {
  const rows = Array.from({ length: mostPickUps }, (_, index) => {
    const name = `pickUps.${index}`;
    return { ...readPlace(form, name), time: textOf(form.get(`${name}.time`)), passengers: textOf(form.get(`${name}.passengers`)) };
  });
  return rows.filter(({ place, time, passengers }) => `${place}${time}${passengers}`.trim() !== '');
}

function readPlace(form: FormData, name: string): Pick<StopValues, 'placeKey' | 'place'> {
  const field = (part: string) => textOf(form.get(`${name}.${part}`));
  const place = field('place');
  // Without a script the key stays where another text was typed over the one that it stands for: then the text counts.
  const isKept = place.trim() === field('placeLabel').trim();
  return { placeKey: isKept ? field('placeKey') : '', place };
}

function readStop(form: FormData, name: string): StopValues {
  const field = (part: string) => textOf(form.get(`${name}.${part}`));
  return {
    ...readPlace(form, name),
    date: field('date'),
    time: field('time'),
    ...(field('timeIs') === 'arrive' ? { timeIs: 'arrive' } : {}),
    notes: field('notes'),
    localKilometres: field('localKilometres'),
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** Whether the trip comes back to where it began: its last field is then the departure for the way back. */
export function comesBack(type: string): boolean {
  return type === 'return' || type === 'day-trip';
}

/** Whether the driver stays with the group between the stops, who may then be driven about. */
function drivesAbout(type: string): boolean {
  return type === 'day-trip' || type === 'tour';
}

/**
 * What is wrong, as far as the form has a field for it: of the stop that a trip back ends at, which the form does not ask, nothing is said,
 * for the same stands at its first stop.
 */
export function issuesOfForm<Issue extends { readonly field: string }>(
  issues: readonly Issue[],
  { stops }: Pick<ItineraryValues, 'stops'>,
): readonly Issue[] {
  return issues.filter(({ field }) => !field.startsWith(`stops.${stops.length}.`));
}

type StopInput = {
  readonly placeKey: string;
  readonly placeText: string;
  readonly date: string;
  readonly time: string;
  readonly arriveByDate?: string;
  readonly arriveByTime?: string;
  readonly notes: string;
  readonly localKilometres: string;
};

/** The stops as the API wants them, in driving order: a trip that comes back ends at its first stop, and no other leaves its last one. */
export function toStopInputs({ type, stops }: Pick<ItineraryValues, 'type' | 'stops'>): readonly StopInput[] {
  const leaves = (index: number) => comesBack(type) || index < stops.length - 1;
  const inputs = stops.map(({ placeKey, place, date, time, timeIs, notes, localKilometres }, index) => ({
    placeKey,
    placeText: place,
    date: leaves(index) && timeIs === undefined ? date : '',
    time: leaves(index) && timeIs === undefined ? time : '',
    ...arrivalAfter(stops[index - 1]),
    notes,
    localKilometres: drivesAbout(type) ? localKilometres : '',
  }));
  const [first] = inputs;
  if (!comesBack(type) || first === undefined) return inputs;
  return [...inputs, { ...first, date: '', time: '', ...arrivalAfter(stops.at(-1)), notes: '', localKilometres: '' }];
}

/** When the group wants to be at a stop, which the form asks at the one before. */
function arrivalAfter(before: StopValues | undefined): Pick<StopInput, 'arriveByDate' | 'arriveByTime'> {
  return before?.timeIs === 'arrive' ? { arriveByDate: before.date, arriveByTime: before.time } : {};
}
