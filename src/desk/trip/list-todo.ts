import type { CrewStateKey } from './crew-state.ts';
import type { PaidState } from './paid-state.ts';
import type { TripPage } from './trip-page.ts';

export type Todo =
  | { readonly key: 'price' | 'crew' | 'sheet' | 'unread' | 'contact' | 'reference' }
  | { readonly key: 'collect'; readonly cents: number; readonly on: string }
  | { readonly key: 'refund'; readonly cents: number }
  | { readonly key: 'expires' | 'reserved'; readonly at: string };

/** Milliseconds before its end from which a quote needs action. */
const soon = 48 * 3_600_000;

type Standing = { readonly crew: CrewStateKey | null; readonly paid: PaidState; readonly now: number };

/** The open points of a trip, the most urgent first. */
export function listTodo(trip: Pick<TripPage, 'row' | 'money' | 'price' | 'reservedUntil'>, standing: Standing): readonly Todo[] {
  const isRequest = trip.row.state === 'request';
  return [
    ...(isRequest ? [{ key: 'price' } as const] : []),
    ...(trip.row.state === 'booked' ? listBooked(trip, standing) : []),
    ...listMoney(trip, standing),
    ...(trip.reservedUntil === null ? [] : [{ key: 'reserved', at: trip.reservedUntil } as const]),
    ...listEnding(trip, standing),
  ];
}

const ofCrew: Readonly<Partial<Record<CrewStateKey, 'crew' | 'sheet' | 'unread'>>> = { none: 'crew', placed: 'sheet', unread: 'unread' };

function listBooked({ row }: Pick<TripPage, 'row'>, { crew }: Standing): readonly Todo[] {
  const todo = crew === null ? undefined : ofCrew[crew];
  return [
    ...(todo === undefined ? [] : [{ key: todo }]),
    ...(row.isUndeclared ? [{ key: 'reference' } as const] : []),
    ...(row.hasLeader ? [] : [{ key: 'contact' } as const]),
  ];
}

function listMoney({ money }: Pick<TripPage, 'money'>, { paid }: Standing): readonly Todo[] {
  if (paid.key === 'refund') return [{ key: 'refund', cents: paid.cents }];
  return paid.key === 'overdue' && money.due !== null ? [{ key: 'collect', cents: money.outstandingCents, on: money.due.on }] : [];
}

function listEnding({ row, price }: Pick<TripPage, 'row' | 'price'>, { now }: Standing): readonly Todo[] {
  if (row.state !== 'quote' || price === null) return [];
  const left = Date.parse(price.validUntil) - now;
  return left > 0 && left < soon ? [{ key: 'expires', at: price.validUntil }] : [];
}
