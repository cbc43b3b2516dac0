import type { ReactNode } from 'react';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/summary-list.tsx';
import type { TripData } from '../shared/load-trip.ts';
import styles from './documents.module.css';
import type { Account } from './load-account.ts';

const badges = { none: 'plain', open: 'info', overdue: 'warning', paid: 'success', credited: 'plain' } as const;

type PaymentPartProps = {
  readonly data: TripData;
  readonly account: Account | null;
  /** Paying online, where that is offered. */
  readonly online?: ReactNode;
};

/** What is outstanding and until when, and the code that a banking app reads it from. */
export function PaymentState({ data, account, online }: PaymentPartProps) {
  const { t, named } = useTranslation('trip');
  const { money, date, paymentPart } = useTravelWords();
  if (account === null || account.invoices.length === 0) return null;
  const { status, outstandingCents } = account.information;
  const isOpen = outstandingCents > 0;
  // A credit note that comes last leaves less than the invoice's instalments ask for.
  const last = account.invoices.at(-1);
  const instalments = last?.kind === 'invoice' ? last.payments : [];
  const rows: readonly SummaryRow[] = [
    {
      key: t('payments.outstanding'),
      value: (
        <p className={styles.outstanding}>
          <Price cents={Math.max(0, outstandingCents)} size="l" />
          <Badge kind={isBadge(status) ? badges[status] : 'plain'}>{named([`payments.statuses.${status}`])}</Badge>
        </p>
      ),
    },
    ...(outstandingCents < 0 ? [{ key: t('payments.refund'), value: money(-outstandingCents) }] : []),
    ...(isOpen
      ? instalments.map(({ part, dueOn, amountCents }) => ({
          key: paymentPart(part),
          value: t('payments.due', { amount: money(amountCents), date: date(dueOn) }),
        }))
      : []),
  ];
  return (
    <>
      <SummaryList rows={rows} />
      {online}
      {isOpen && <TransferCode data={data} />}
    </>
  );
}

function TransferCode({ data: { flow, travel } }: Pick<PaymentPartProps, 'data'>) {
  const { t } = useTranslation('trip');
  const pathTo = usePathTo();
  return (
    <figure className={styles.code}>
      <img
        src={pathTo({ page: 'trip-document', flow, id: travel.id, file: 'payment.svg' })}
        alt={t('payments.codeAlt')}
        width={180}
        height={180}
        loading="lazy"
      />
      <figcaption>{t('payments.codeCaption')}</figcaption>
    </figure>
  );
}

function isBadge(status: string): status is keyof typeof badges {
  return Object.hasOwn(badges, status);
}
