import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EInvoiceState } from '../ui/e-invoice-state.tsx';
import { Section } from '../ui/page.tsx';
import { Facts } from '../ui/parts.tsx';
import { State } from '../ui/state.tsx';
import { useWork } from '../use-work.ts';
import { Adjustments } from './adjustments.tsx';
import { MoneyNotes } from './money-notes.tsx';
import styles from './trip.module.css';
import { pathToTrip } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

/** What was paid, what is open and until when, the billing address, and the documents. */
export function MoneyPart({ isShort = false }: { readonly isShort?: boolean }) {
  const w = useWork();
  const { trip, tab, paid } = useTripView();
  const mayRecord = trip.acts.includes('paid');
  const isRefund = paid.key === 'refund' && trip.acts.includes('refunded');
  return (
    <Section
      title={w('money.title')}
      actions={
        isRefund ? (
          <ButtonLink to={pathToTrip(trip.row.reference, tab, 'refunded')} kind="quiet" size="small">
            {w('act.refunded')}
          </ButtonLink>
        ) : (
          mayRecord && (
            <ButtonLink to={pathToTrip(trip.row.reference, tab, 'paid')} kind="quiet" size="small" shortcut="p">
              {w('act.paid')}
            </ButtonLink>
          )
        )
      }
    >
      <Balance />
      <MoneyNotes />
      <MoneyFacts isShort={isShort} />
      {!isShort && (
        <>
          <Payments />
          <Adjustments />
        </>
      )}
    </Section>
  );
}

function Balance() {
  const { money } = useDesk();
  const w = useWork();
  const { trip, paid } = useTripView();
  const { paidCents, outstandingCents, status } = trip.money;
  const amount = paid.key === 'refund' ? paid.cents : Math.max(0, outstandingCents);
  const words =
    status === 'none'
      ? w('money.notInvoiced')
      : paid.key === 'refund'
        ? w('money.toRefund')
        : outstandingCents === 0
          ? w('money.settled')
          : paidCents === 0
            ? w('money.nothingPaid')
            : w('money.paidSo', { paid: money(paidCents) });
  const share = paidCents + outstandingCents > 0 ? Math.min(100, (paidCents / (paidCents + outstandingCents)) * 100) : 0;
  return (
    <>
      <p className={styles.balance}>
        <b>{money(amount)}</b> <span className={styles.muted}>{words}</span>
      </p>
      <svg className={styles.paidBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.barRail} width="100" height="8" />
        <rect className={styles.barPart} width={share} height="8" />
      </svg>
    </>
  );
}

function MoneyFacts({ isShort }: { readonly isShort: boolean }) {
  const { money, date, instant, country } = useDesk();
  const w = useWork();
  const { trip } = useTripView();
  const { due, documents, reminders, billing, cancelled, paymentMethod } = trip.money;
  const { price, row } = trip;
  const dueText = due === null ? null : w('money.dueOf', { amount: money(due.cents), date: date(due.on) });
  const address = billing === null ? '' : [billing.street, `${billing.zipcode} ${billing.city}`.trim(), country(billing.country || '')];
  return (
    <Facts
      facts={[
        [
          w('money.due'),
          dueText !== null && due?.isLate ? (
            <State key="due" shape="late" tone="red">
              {dueText}
            </State>
          ) : (
            dueText
          ),
        ],
        [w('money.reminders'), reminders.length === 0 ? null : <ReminderList key="reminders" />],
        [w('money.documents'), documents.length === 0 ? null : <DocumentLinks key="documents" />],
        [w('price.validUntil'), price !== null && row.state === 'quote' ? instant(price.validUntil) : null],
        ['', null],
        ...(cancelled === null ? [] : [[w('money.cancelled', { fee: money(cancelled.feeCents) }), cancelled.reason || '–'] as const]),
        ...(billing === null || isShort
          ? []
          : ([
              [w('money.billTo'), [billing.organisation, ...address].filter((line) => line !== '').join('\n')],
              [w('money.vatNumber'), billing.vatNumber],
              [w('money.purchaseOrder'), billing.purchaseOrder],
              [w('money.organisationNumber'), billing.organisationNumber],
              [w('money.buyerReference'), billing.buyerReference],
            ] as const)),
        [w('money.terms'), isShort || billing === null ? null : w(`money.method.${paymentMethod}`)],
      ]}
    />
  );
}

/** The reminders that were sent; the last one as a letter. */
function ReminderList() {
  const { date, money } = useDesk();
  const w = useWork();
  const { trip } = useTripView();
  const { reminders } = trip.money;
  return (
    <span className={styles.documents}>
      {reminders.map(({ step, dueOn, sentAt, payBy, cents, feeCents }, index) => {
        const words = w('money.reminderOf', { step, day: date(sentAt.slice(0, 10)), sum: money(cents + feeCents), until: date(payBy) });
        return index < reminders.length - 1 ? (
          <span key={`${dueOn} ${step}`}>{words}</span>
        ) : (
          <a key={`${dueOn} ${step}`} href={`/payments/reminders/${trip.row.reference}`} target="_blank" rel="noreferrer">
            {words}
          </a>
        );
      })}
    </span>
  );
}

function pathToDocument(reference: string, number: string): string {
  return `/trips/${reference}/documents/${number}.pdf`;
}

function DocumentLinks() {
  const { trip } = useTripView();
  return (
    <span className={styles.documents}>
      {trip.money.documents.map(({ number }) => (
        <a key={number} href={pathToDocument(trip.row.reference, number)} target="_blank" rel="noreferrer">
          {number}
        </a>
      ))}
    </span>
  );
}

/** The mail of a document. It is sent again as a whole, with all its documents. */
const mailsWithDocuments: readonly string[] = ['invoice-corrected', 'invoice-ready', 'booking-cancelled', 'booking-confirmed'];

/** Invoices and credit notes: each opens as a PDF, and can be sent again with its mail. */
export function DocumentList() {
  const { money, date } = useDesk();
  const w = useWork();
  const { trip } = useTripView();
  const { documents } = trip.money;
  const again = mailsWithDocuments.find((kind) => trip.mails.some((mail) => mail.kind === kind && mail.mayResend));
  if (documents.length === 0) return null;
  return (
    <Section
      title={w('money.documents')}
      actions={
        again !== undefined && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="kind" value={again} />
            <Button kind="quiet" size="small" icon="send" intent="resend-mail">
              {w('money.sendAgain')}
            </Button>
          </Form>
        )
      }
    >
      <table className={styles.lines}>
        <tbody>
          {documents.map(({ number, issuedOn, totalCents, eInvoice }) => (
            <tr key={number}>
              <th scope="row">
                <a href={pathToDocument(trip.row.reference, number)} target="_blank" rel="noreferrer">
                  {number}
                </a>{' '}
                <span className={styles.muted}>{date(issuedOn)}</span>
                {eInvoice !== null && <EInvoiceLine {...eInvoice} />}
              </th>
              <td>{money(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type EInvoice = NonNullable<ReturnType<typeof useTripView>['trip']['money']['documents'][number]['eInvoice']>;

/** How the document went over the network, and to which address there. */
function EInvoiceLine({ status, reason, scheme, receiver }: EInvoice) {
  return (
    <span className={styles.documents}>
      <EInvoiceState status={status} reason={reason} />
      {receiver !== '' && (
        <span className={styles.muted}>
          {scheme}:{receiver}
        </span>
      )}
    </span>
  );
}

function Payments() {
  const { money, instant, named } = useDesk();
  const w = useWork();
  const { payments } = useTripView().trip.money;
  if (payments.length === 0) return null;
  return (
    <>
      <h3>{w('money.payments')}</h3>
      <table className={styles.lines}>
        <tbody>
          {payments.map(({ cents, status, paidAt, createdAt, note }) => (
            <tr key={`${createdAt} ${note}`}>
              <th scope="row">
                {named('payments', status)} <span className={styles.muted}>{instant(paidAt ?? createdAt)}</span>
                {note !== '' && <span className={styles.muted}> · {note}</span>}
              </th>
              <td>{money(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
