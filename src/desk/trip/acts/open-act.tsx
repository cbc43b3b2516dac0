import type { ReactNode } from 'react';
import { Drawer } from '../../ui/dialog.tsx';
import { useWork } from '../../use-work.ts';
import type { ActWord } from '../trip-acts.ts';
import { pathToTrip, type TripAct } from '../trip-page.ts';
import { useTripView } from '../trip-view.ts';
import { ContactsAct, CustomerAct, GiveAct } from './customer-acts.tsx';
import { type Alternatives, CancelAct, DeclineAct } from './end-acts.tsx';
import { type BegunLetter, LetterAct } from './letter-act.tsx';
import { InvoiceAct, TransferAct, WaiveAct, WaiveReminderAct, WriteOffAct } from './money-acts.tsx';
import { ConfirmAct, ExtendAct, GiveBackAct, ReserveAct, TotalAct } from './price-acts.tsx';
import { AssignAct, CompleteAct, PauseAct, ReleaseAct } from './road-acts.tsx';
import { NewTaskAct, type TaskOwners } from './task-act.tsx';

type Begun = { readonly letter: BegunLetter | null; readonly alternatives: Alternatives; readonly owners: TaskOwners };
type Opened = { readonly title: ActWord; readonly needs: TripAct | null; readonly show: (begun: Begun) => ReactNode };

/** The acts that open beside the trip, by their name in the address; `needs`: the right for it. */
const acts: Readonly<Record<string, Opened>> = {
  price: { title: 'total', needs: 'price', show: () => <TotalAct /> },
  confirm: { title: 'confirm', needs: 'price', show: () => <ConfirmAct /> },
  extend: { title: 'extend', needs: 'extend', show: () => <ExtendAct /> },
  reserve: { title: 'reserve', needs: 'reserve', show: () => <ReserveAct /> },
  'release-reservation': { title: 'giveBack', needs: 'release-reservation', show: () => <GiveBackAct /> },
  assign: { title: 'outside', needs: 'assign', show: () => <AssignAct /> },
  paid: { title: 'paid', needs: 'paid', show: () => <TransferAct act="paid" /> },
  refunded: { title: 'refunded', needs: 'refunded', show: () => <TransferAct act="refunded" /> },
  'correct-invoice': { title: 'invoice', needs: 'correct-invoice', show: () => <InvoiceAct /> },
  'waive-fee': { title: 'waive', needs: 'waive-fee', show: () => <WaiveAct /> },
  'write-off': { title: 'writeOff', needs: 'write-off', show: () => <WriteOffAct /> },
  'waive-reminder-fee': { title: 'waiveReminder', needs: 'waive-reminder-fee', show: () => <WaiveReminderAct /> },
  complete: { title: 'complete', needs: 'complete', show: () => <CompleteAct /> },
  'correct-customer': { title: 'customer', needs: 'correct-customer', show: () => <CustomerAct /> },
  'contact-details': { title: 'contacts', needs: 'contact-details', show: () => <ContactsAct act="contact-details" /> },
  'journey-details': { title: 'contacts', needs: 'journey-details', show: () => <ContactsAct act="journey-details" /> },
  'hold-mails': { title: 'hold', needs: 'hold-mails', show: () => <PauseAct /> },
  'release-mails': { title: 'release', needs: 'release-mails', show: () => <ReleaseAct /> },
  decline: { title: 'decline', needs: 'decline', show: ({ alternatives }) => <DeclineAct alternatives={alternatives} /> },
  cancel: { title: 'cancel', needs: 'cancel', show: () => <CancelAct /> },
  give: { title: 'give', needs: null, show: () => <GiveAct /> },
  'add-task': { title: 'task', needs: null, show: ({ owners }) => <NewTaskAct owners={owners} /> },
  letter: { title: 'letter', needs: 'letter', show: ({ letter }) => (letter === null ? null : <LetterAct letter={letter} />) },
};

/** Whether the drawer shows a refusal of this act beside its form, so that the page does not repeat it. */
export function hasDrawer(act: string): boolean {
  return Object.hasOwn(acts, act);
}

/** The act that the address or a refused form names, beside the trip; empty for acts that are not allowed now. */
export function OpenAct({ named, ...begun }: Begun & { readonly named: string | null }) {
  const w = useWork();
  const { trip, tab, outcome } = useTripView();
  const refused = outcome !== undefined && outcome.problem !== null && hasDrawer(outcome.act) ? outcome.act : null;
  const name = named ?? refused;
  const opened = name === null ? undefined : acts[name];
  if (opened === undefined || (opened.needs !== null && !trip.acts.includes(opened.needs) && refused === null)) return null;
  return (
    <Drawer title={w(`act.${opened.title}`)} closeTo={pathToTrip(trip.row.reference, tab)}>
      {opened.show(begun)}
    </Drawer>
  );
}
