import { toLocal } from '#domain/calendar/zoned.ts';
import type { TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { Posting } from './find-postings.ts';

/**
 * What a declaration in the IMI portal asks for (Directive (EU) 2020/1057 art. 1(11)(a), as Ireland wrote it into S.I. Regulation 4D,
 * service.betterregulation.com/document/590854): the operator by the number of his Community licence, whom to reach there, each driver with
 * his home and his licence, when his contract began and whose law it follows, from when until when, the plates, and the kind of carriage. What
 * is not on file is empty: home, contract and law are nowhere here, and a partner's drivers are his own to declare.
 */
export const declarationFields = [
  ...(['operator', 'operatorCountry', 'licence', 'contact', 'phone', 'email'] as const),
  ...(['driver', 'drivingLicence', 'address', 'contractSince', 'contractLaw'] as const),
  ...(['from', 'until', 'plate', 'carriage'] as const),
] as const;
export type DeclarationField = (typeof declarationFields)[number];

/** A field with its value; `carriage` is a word to translate, dates are `YYYY-MM-DD`. */
export type DeclaredValue = { readonly field: DeclarationField; readonly value: string };

/** Certificate numbers by owner: an operator's licence, a driver's driving licence. */
export type LicenceNumbers = ReadonlyMap<string, string>;

/** The fields of one crew, driver by driver. */
export function composeDeclaration(crew: TripCrew, numbers: LicenceNumbers, postings: readonly Posting[]): readonly DeclaredValue[] {
  const { operatorId, operator, country, contactName, phone, email, drivers, plate } = crew;
  const numberOf = (id: string | null) => (id === null ? undefined : numbers.get(id)) ?? '';
  const isCabotage = postings.some(({ why }) => why === 'cabotage');
  return [
    { field: 'operator', value: operator },
    { field: 'operatorCountry', value: country },
    { field: 'licence', value: numberOf(operatorId) },
    { field: 'contact', value: contactName },
    { field: 'phone', value: phone },
    { field: 'email', value: email },
    ...drivers.flatMap(({ id, name }): DeclaredValue[] => [
      { field: 'driver', value: name },
      { field: 'drivingLicence', value: numberOf(id) },
      { field: 'address', value: '' },
      { field: 'contractSince', value: '' },
      { field: 'contractLaw', value: '' },
    ]),
    { field: 'from', value: toLocal(crew.from, planningZone).date },
    { field: 'until', value: toLocal(crew.until, planningZone).date },
    { field: 'plate', value: plate },
    { field: 'carriage', value: isCabotage ? 'cabotage' : 'international' },
  ];
}
