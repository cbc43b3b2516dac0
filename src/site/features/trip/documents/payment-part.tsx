import type { ReactNode } from 'react';
import { saySummary } from '#output/texts/travel/say-summary.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import styles from './documents.module.css';
import type { Account } from './load-account.ts';
import { TransferDetails } from './transfer-details.tsx';

const badges = { open: 'info', overdue: 'warning', paid: 'success', credited: 'plain' } as const;

type PaymentStateProps = {
  readonly data: Pick<TripData, 'flow' | 'travel'>;
  readonly account: Account | null;
  /** Online payment, where it is offered. */
  readonly online?: ReactNode;
};

/** The next payment with its deadline and account, and the payments after it. */
export function PaymentState({ data, account, online }: PaymentStateProps) {
  const { t } = useTranslation('trip');
  const { t: ofTravel, money, day, paymentPart } = useTravelWords();
  if (account === null) return null;
  const [next, ...later] = account.due;
  const { summaryPlan } = account;
  if (summaryPlan !== null) {
    return (
      <div className={styles.next}>
        <p className={styles.title}>{t('payments.later')}</p>
        <p>{saySummary(summaryPlan, { t: ofTravel, day })}</p>
      </div>
    );
  }
  if (next === undefined) return <Settled account={account} />;
  const part = account.invoices.findLast(({ kind }) => kind === 'invoice');
  if (part?.summary != null) return <OnSummary account={account} number={part.number} summary={part.summary} />;
  if (account.transfer === null) {
    return (
      <div className={styles.next}>
        <p className={styles.title}>{t('payments.later')}</p>
        <p>{t('payments.laterText', { amount: money(next.amountCents), date: day(next.dueOn) })}</p>
      </div>
    );
  }
  return (
    <>
      <div className={styles.next}>
        <p className={styles.outstanding}>
          <span className={styles.title}>{t('payments.next', { date: day(next.dueOn) })}</span>
          <StatusBadge account={account} />
        </p>
        <p className={styles.outstanding}>
          <Price cents={next.amountCents} size="xl" />
          {later.length > 0 && <span className={styles.quiet}>{paymentPart(next.part)}</span>}
        </p>
        <PaidBar account={account} />
        {later.map(({ part, dueOn, amountCents }) => (
          <p key={part} className={styles.quiet}>
            {t('payments.then', { due: t('check.due', { part: paymentPart(part), amount: money(amountCents), date: day(dueOn) }) })}
          </p>
        ))}
      </div>
      {online}
      <TransferDetails data={data} transfer={account.transfer} />
    </>
  );
}

type OnSummaryProps = {
  readonly account: Account;
  readonly number: string;
  readonly summary: NonNullable<Account['invoices'][number]['summary']>;
};

/** The trip is on an invoice with others, which is paid by one transfer: this trip's share, and where the account is. */
function OnSummary({ account, number, summary }: OnSummaryProps) {
  const { t } = useTranslation('trip');
  const { money, day } = useTravelWords();
  const [next] = account.due;
  if (next === undefined) return null;
  return (
    <div className={styles.next}>
      <p className={styles.outstanding}>
        <span className={styles.title}>{t('payments.next', { date: day(next.dueOn) })}</span>
        <StatusBadge account={account} />
      </p>
      <p className={styles.outstanding}>
        <Price cents={next.amountCents} size="xl" />
      </p>
      <p>{t('payments.ofSummary', { number, count: summary.trips, total: money(summary.totalCents) })}</p>
    </div>
  );
}

/** The share of all that is still to be paid which is due next; nothing where that is all. Decorative: the amounts stand beside it. */
function PaidBar({ account: { due } }: { readonly account: Account }) {
  const [next, ...later] = due;
  if (next === undefined || later.length === 0) return null;
  const rest = later.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${next.amountCents + rest} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={next.amountCents} height="8" />
    </svg>
  );
}

/** Nothing is due: it was paid, or is being refunded. */
function Settled({ account }: { readonly account: Account }) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const { outstandingCents } = account.information;
  if (account.invoices.length === 0) return null;
  return (
    <p className={styles.outstanding}>
      {outstandingCents < 0 ? (
        <strong>
          {t('payments.refund')} {money(-outstandingCents)}
        </strong>
      ) : (
        t('payments.nothing')
      )}
      <StatusBadge account={account} />
    </p>
  );
}

function StatusBadge({ account: { information } }: { readonly account: Account }) {
  const { named } = useTranslation('trip');
  const { status } = information;
  return isBadge(status) && <Badge kind={badges[status]}>{named([`payments.statuses.${status}`])}</Badge>;
}

function isBadge(status: string): status is keyof typeof badges {
  return Object.hasOwn(badges, status);
}
