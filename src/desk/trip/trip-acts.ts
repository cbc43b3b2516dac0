import type { IconName } from '../ui/icons/icon-names.ts';
import type { CrewStateKey } from './crew-state.ts';
import type { PaidState } from './paid-state.ts';
import { pathToTrip, type TripAct, type TripPage, type TripTab } from './trip-page.ts';

/** The words of an act, in `work.json`. */
export type ActWord =
  | 'byHand'
  | 'newVersion'
  | 'total'
  | 'confirm'
  | 'extend'
  | 'reserve'
  | 'giveBack'
  | 'again'
  | 'itinerary'
  | 'contacts'
  | 'customer'
  | 'give'
  | 'paid'
  | 'refunded'
  | 'invoice'
  | 'waive'
  | 'writeOff'
  | 'waiveReminder'
  | 'crew'
  | 'findCrew'
  | 'outside'
  | 'offer'
  | 'sheet'
  | 'incident'
  | 'lost'
  | 'extraTime'
  | 'hold'
  | 'release'
  | 'complete'
  | 'cancel'
  | 'decline'
  | 'letter'
  | 'task';

export type OfferedAct = {
  readonly word: ActWord;
  readonly to: string;
  readonly icon: IconName;
  readonly shortcut?: string;
  readonly isDanger?: boolean;
};

type Shown = { readonly trip: TripPage; readonly tab: TripTab; readonly crew: CrewStateKey | null; readonly paid: PaidState };
type Rights = { readonly has: (right: 'assign-drivers' | 'change-trips') => boolean };

/** All acts that this person may do to the trip now, by group. Each opens beside the page or leads to another page. */
export function listActGroups({ trip, tab, crew }: Shown, rights: Rights) {
  const { acts, row, onRequest } = trip;
  const { reference } = row;
  const open = (act: string) => pathToTrip(reference, tab, act);
  const when = (act: TripAct, offered: OfferedAct): readonly OfferedAct[] => (acts.includes(act) ? [offered] : []);
  const isFirst = row.state === 'request';
  const plans = rights.has('assign-drivers') && row.state === 'booked';
  return {
    price: [
      ...(onRequest.length > 0 ? when('price', { word: 'confirm', to: open('confirm'), icon: 'check' }) : []),
      ...when('price', { word: isFirst ? 'byHand' : 'newVersion', to: `/trips/${reference}/price`, icon: 'tag' }),
      ...when('price', { word: 'total', to: open('price'), icon: 'money' }),
      ...when('again', { word: 'again', to: `/new?again=${reference}`, icon: 'trips' }),
      ...when('extend', { word: 'extend', to: open('extend'), icon: 'clock' }),
      ...when('reserve', { word: 'reserve', to: open('reserve'), icon: 'lock' }),
      ...when('release-reservation', { word: 'giveBack', to: open('release-reservation'), icon: 'undo' }),
    ],
    trip: [
      ...when('change-itinerary', { word: 'itinerary', to: `/trips/${reference}/change`, icon: 'trips', shortcut: 'i' }),
      ...when('contact-details', { word: 'contacts', to: open('contact-details'), icon: 'people' }),
      ...when('journey-details', { word: 'contacts', to: open('journey-details'), icon: 'people' }),
      ...when('correct-customer', { word: 'customer', to: open('correct-customer'), icon: 'page' }),
      { word: 'task', to: open('add-task'), icon: 'check' },
      { word: 'give', to: open('give'), icon: 'user' },
    ],
    money: [
      ...when('paid', { word: 'paid', to: open('paid'), icon: 'bank', shortcut: 'p' }),
      ...when('refunded', { word: 'refunded', to: open('refunded'), icon: 'undo' }),
      ...when('correct-invoice', { word: 'invoice', to: open('correct-invoice'), icon: 'file' }),
      ...when('waive-fee', { word: 'waive', to: open('waive-fee'), icon: 'file' }),
      ...when('write-off', { word: 'writeOff', to: open('write-off'), icon: 'money' }),
      ...when('waive-reminder-fee', { word: 'waiveReminder', to: open('waive-reminder-fee'), icon: 'file' }),
    ],
    road: [
      ...(plans
        ? [{ word: crew === 'none' ? ('findCrew' as const) : ('crew' as const), to: `/plan/${reference}/1`, icon: 'swap' as const }]
        : []),
      ...when('assign', { word: 'outside', to: open('assign'), icon: 'driver' }),
      ...(plans ? [{ word: 'offer' as const, to: `/offers/${reference}/1`, icon: 'offer' as const }] : []),
      ...when('open-incident', { word: 'incident', to: `/trips/${reference}/incident`, icon: 'warn' }),
      ...(acts.includes('open-incident') && rights.has('change-trips')
        ? [{ word: 'extraTime' as const, to: `/trips/${reference}/extra-time`, icon: 'clock' as const }]
        : []),
      ...(acts.includes('open-incident')
        ? [{ word: 'lost' as const, to: `${pathToTrip(reference, 'history')}#lost`, icon: 'bag' as const }]
        : []),
      ...when('hold-mails', { word: 'hold', to: open('hold-mails'), icon: 'lock' }),
      ...when('release-mails', { word: 'release', to: open('release-mails'), icon: 'send' }),
      ...when('complete', { word: 'complete', to: open('complete'), icon: 'flag' }),
    ],
    end: [
      ...when('decline', { word: 'decline', to: open('decline'), icon: 'close', isDanger: true }),
      ...when('cancel', { word: 'cancel', to: open('cancel'), icon: 'close', isDanger: true }),
    ],
  } satisfies Readonly<Record<string, readonly OfferedAct[]>>;
}

const isOpen = ({ key }: PaidState) => key === 'overdue' || key === 'notDue' || key === 'part';

/** The preferred acts of each state. The first that this person may do counts. */
const wanted: Readonly<Record<string, (shown: Shown) => readonly ActWord[]>> = {
  request: () => ['confirm', 'byHand'],
  expired: () => ['newVersion'],
  booked: ({ crew, paid }) => [...(crew === 'none' ? (['findCrew'] as const) : []), ...(isOpen(paid) ? (['paid'] as const) : [])],
  done: ({ paid }) => (isOpen(paid) ? ['paid'] : []),
  cancelled: ({ paid }) => (paid.key === 'refund' ? ['refunded'] : isOpen(paid) ? ['paid'] : []),
};

/** The act that nine of ten people want now; null where this person has none. */
export function findMainAct(shown: Shown, rights: Rights): OfferedAct | null {
  const all: readonly OfferedAct[] = Object.values(listActGroups(shown, rights)).flat();
  const words = wanted[shown.trip.row.state]?.(shown) ?? [];
  return words.map((word) => all.find((act) => act.word === word)).find((act) => act !== undefined) ?? null;
}
