/** The values of the itinerary editor, as text: exactly what was typed, so that nothing is lost on the way to the server and back. */
export type StopValues = {
  /** Key of a known place: chosen from the suggestions, or a stop of the trip that is being changed. Empty for typed text. */
  readonly placeKey: string;
  readonly place: string;
  readonly date: string;
  readonly time: string;
  /** Present where date and time are the latest arrival at the next stop, rather than the departure. */
  readonly timeIs?: 'arrive';
  /** Agreements about the stop, which the editor carries along invisibly. */
  readonly notes: string;
  /** Kilometres around the place, for trips on which the driver stays. */
  readonly localKilometres: string;
};

/** Where a part of the group boards, as typed. */
export type PickUpValues = { readonly placeKey: string; readonly place: string; readonly time: string; readonly passengers: string };

export const emptyPickUp: PickUpValues = { placeKey: '', place: '', time: '', passengers: '' };

/** Beside the first stop. The limit of automatic planning. */
export const mostPickUps = 3;

/** The initial values of the group's fields. Every field is listed here, and the rest of the site follows. */
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
  /** On a return trip: the time at which a part of the group returns later, and how many people. */
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

/** Reads what a browser sent. Unknown fields are ignored, and the number of stops is limited before they are built. */
export function readItineraryValues(form: FormData): ItineraryValues {
  const texts = readTexts(form, textFields);
  const secondReturnTime = joinHour(texts.secondReturnTime, textOf(form.get('secondReturnHour')));
  return { ...texts, secondReturnTime, stops: readStops(form), pickUps: readPickUps(form), extras: form.getAll('extras').map(textOf) };
}

/** The typed time with the hour that was chosen, on the night on which the clocks go back: `02:30 second`, as the API takes it. */
export function joinHour(time: string, hour: string): string {
  return time === '' || hour === '' ? time : `${time} ${hour}`;
}

/** The same apart, for the form's two fields. */
export function splitHour(time: string): { readonly time: string; readonly hour: string } {
  const [, clock = time, hour = ''] = /^(.*) (first|second)$/.exec(time) ?? [];
  return { time: clock, hour };
}

/** The group's part of the form. */
export function groupOf(values: GroupValues): GroupValues {
  const texts: Record<string, string> = {};
  for (const field of groupFields) texts[field] = values[field];
  return { ...emptyGroup, ...texts, extras: values.extras };
}

/** Form fields as text; empty for a file or a missing field. */
export function readTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])) as Record<Name, string>;
}

function readStops(form: FormData): readonly StopValues[] {
  const count = Math.min(Number.parseInt(textOf(form.get('stopCount')), 10) || 2, 100);
  return Array.from({ length: count }, (_, index) => readStop(form, `stops.${index}`));
}

/** Empty ones are left out. */
function readPickUps(form: FormData): readonly PickUpValues[] {
  const rows = Array.from({ length: mostPickUps }, (_, index) => {
    const name = `pickUps.${index}`;
    return {
      ...readPlace(form, name),
      time: joinHour(textOf(form.get(`${name}.time`)), textOf(form.get(`${name}.hour`))),
      passengers: textOf(form.get(`${name}.passengers`)),
    };
  });
  return rows.filter(({ place, time, passengers }) => `${place}${time}${passengers}`.trim() !== '');
}

function readPlace(form: FormData, name: string): Pick<StopValues, 'placeKey' | 'place'> {
  const field = (part: string) => textOf(form.get(`${name}.${part}`));
  const place = field('place');
  // Without a script the key stays when another text is typed over it: then the text counts.
  const isKept = place.trim() === field('placeLabel').trim();
  return { placeKey: isKept ? field('placeKey') : '', place };
}

function readStop(form: FormData, name: string): StopValues {
  const field = (part: string) => textOf(form.get(`${name}.${part}`));
  return {
    ...readPlace(form, name),
    date: field('date'),
    time: joinHour(field('time'), field('hour')),
    ...(field('timeIs') === 'arrive' ? { timeIs: 'arrive' } : {}),
    notes: field('notes'),
    localKilometres: field('localKilometres'),
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** Whether the trip returns to its start. Its last field is then the departure of the return. */
export function comesBack(type: string): boolean {
  return type === 'return' || type === 'day-trip';
}

/** Whether the driver stays with the group between the stops, and may drive it around. */
function drivesAbout(type: string): boolean {
  return type === 'day-trip' || type === 'tour';
}

/** The issues that the form has a field for. Issues of a return trip's last stop are dropped, because the first stop has the same ones. */
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

/** The stops as the API takes them, in driving order: a return trip ends at its first stop, and no other trip leaves its last one. */
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

/** The group's arrival at a stop, which the form asks at the stop before. */
function arrivalAfter(before: StopValues | undefined): Pick<StopInput, 'arriveByDate' | 'arriveByTime'> {
  return before?.timeIs === 'arrive' ? { arriveByDate: before.date, arriveByTime: before.time } : {};
}
