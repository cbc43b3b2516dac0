import { type ChangedTravel, valuesOfTravel } from '../change/change-values.ts';
import type { Travel } from './state/travel.ts';

type Asked = ChangedTravel & Pick<Travel, 'customer'>;

/**
 * The fields of the request form for the same trip: everything that was ordered, and the customer. Without the dates where `keepsDays` is
 * false. It is a form and not an address, because notes may name people, and addresses are logged.
 */
export function againFieldsOf(travel: Asked, { keepsDays }: { readonly keepsDays: boolean }): readonly (readonly [string, string])[] {
  const { stops, pickUps, extras, idempotencyKey: _key, ...texts } = valuesOfTravel(travel, '');
  const { firstName, lastName, email, phone, organisation } = travel.customer;
  return [
    ...Object.entries({ ...texts, firstName, lastName, email, phone, organisation }),
    ...extras.map((extra) => ['extras', extra] as const),
    ['stopCount', String(stops.length)] as const,
    ...stops.flatMap((stop, index) => {
      const day = keepsDays ? stop.date : '';
      return prefix(`stops.${index}`, { ...stop, placeKey: '', date: day });
    }),
    ...pickUps.flatMap((pickUp, index) => prefix(`pickUps.${index}`, { ...pickUp, placeKey: '' })),
  ].filter(([, value]) => value !== '');
}

function prefix(name: string, fields: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value] as const);
}
