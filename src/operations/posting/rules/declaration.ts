import { toLocal } from '#domain/calendar/zoned.ts';
import type { TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { Posting } from './find-postings.ts';

/**
 * The fields of a declaration in the IMI portal (Directive (EU) 2020/1057 art. 1(11)(a), as implemented by Ireland in S.I. Regulation 4D,
 * service.betterregulation.com/document/590854): the operator's Community licence number and contact person, each driver's home address and
 * driving licence, start and applicable law of the contract, the period, the number plates, and the kind of carriage. Fields that are not
 * on file stay empty: home address, contract and law are never stored, and a partner declares its own drivers.
 */
export const declarationFields = [
  ...(['operator', 'operatorCountry', 'licence', 'contact', 'phone', 'email'] as const),
  ...(['driver', 'drivingLicence', 'address', 'contractSince', 'contractLaw'] as const),
  ...(['from', 'until', 'plate', 'carriage'] as const),
] as const;
export type DeclarationField = (typeof declarationFields)[number];

/** A field with its value; `carriage` is a key to translate, dates are `YYYY-MM-DD`. */
export type DeclaredValue = { readonly field: DeclarationField; readonly value: string };

/** Certificate numbers by owner: an operator's licence or a driver's driving licence. */
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
