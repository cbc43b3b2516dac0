import { parseJson } from '../shared/state/seen.ts';
import { readText } from '../shared/state/send-change.ts';
import type { Travel } from '../shared/state/travel.ts';

export const journeyFields = [
  'flightNumber',
  'firstContact.name',
  'firstContact.phoneNumber',
  'secondContact.name',
  'secondContact.phoneNumber',
] as const;
export type JourneyField = (typeof journeyFields)[number];

/** Exactly what was typed, and the key of the form. */
export type JourneyValues = Readonly<Record<JourneyField | 'idempotencyKey', string>>;

export function readJourneyValues(form: FormData): JourneyValues {
  return valuesFrom((name) => readText(form, name));
}

/** The values of a sent form: what was typed, and the initial values of its fields. */
export type SentJourney = { readonly typed: JourneyValues; readonly base: JourneyValues };

/** Reads the initial values of the fields; empty where the form lacks them. */
export function readJourneyBase(form: FormData): JourneyValues {
  const parsed = parseJson(readText(form, 'base'));
  const record: Readonly<Record<string, unknown>> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  return valuesFrom((name) => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  });
}

/** The form filled with the known details of the day. */
export function journeyValuesOf(
  { flightNumber, contacts }: Pick<Travel, 'flightNumber' | 'contacts'>,
  idempotencyKey: string,
): JourneyValues {
  const { firstContact, secondContact } = contacts;
  const known: JourneyValues = {
    flightNumber,
    'firstContact.name': firstContact?.name ?? '',
    'firstContact.phoneNumber': firstContact?.phoneNumber ?? '',
    'secondContact.name': secondContact?.name ?? '',
    'secondContact.phoneNumber': secondContact?.phoneNumber ?? '',
    idempotencyKey,
  };
  return known;
}

/** The values as the mutation takes them. */
export function toJourneyVariables(values: JourneyValues) {
  return {
    idempotencyKey: values.idempotencyKey,
    flightNumber: values.flightNumber,
    firstContact: { name: values['firstContact.name'], phoneNumber: values['firstContact.phoneNumber'] },
    secondContact: { name: values['secondContact.name'], phoneNumber: values['secondContact.phoneNumber'] },
  };
}

function valuesFrom(textOf: (name: string) => string): JourneyValues {
  const names = [...journeyFields, 'idempotencyKey'] as const;
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<(typeof names)[number], string>;
}
