import { useDesk } from '../desk-texts.ts';
import type { ShapeName } from './icons/icon-names.ts';
import { State, type Tone } from './state.tsx';

const looks: Readonly<Record<string, { readonly shape: ShapeName; readonly tone: Tone }>> = {
  queued: { shape: 'part', tone: 'grey' },
  sent: { shape: 'quote', tone: 'blue' },
  delivered: { shape: 'booked', tone: 'green' },
  refused: { shape: 'late', tone: 'red' },
  unreachable: { shape: 'none', tone: 'grey' },
};

/** The reasons that we give ourselves; others are an access point's or a customer's own words. */
const ownReasons = ['no-number', 'not-registered', 'no-document', 'no-answer', 'foreign-vat'];

type EInvoiceStateProps = { readonly status: string; readonly reason?: string };

/** How an invoice went over the Peppol network. Without a reason only the words before the colon, for a narrow column. */
export function EInvoiceState({ status, reason = '' }: EInvoiceStateProps) {
  const { named } = useDesk();
  const why = ownReasons.includes(reason) ? named('eInvoiceReasons', reason) : reason;
  const words = named('eInvoices', status, { reason: why });
  return (
    <State {...(looks[status] ?? { shape: 'none', tone: 'grey' })} isLong={why !== ''}>
      {why === '' ? words.trimEnd().replace(/:$/, '').trimEnd() : words}
    </State>
  );
}
