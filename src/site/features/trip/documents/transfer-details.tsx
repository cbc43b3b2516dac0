import { formatEuros } from '#domain/money/decimal-euros.ts';
import { groupIban } from '#domain/money/group-iban.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/summary-list.tsx';
import type { TripData } from '../shared/load-trip.ts';
import styles from './documents.module.css';
import type { Account } from './load-account.ts';

type TransferProps = { readonly data: Pick<TripData, 'flow' | 'travel'>; readonly transfer: NonNullable<Account['transfer']> };

/** Everything that a bank asks for, to be read, copied or scanned. */
export function TransferDetails({ data, transfer }: TransferProps) {
  return (
    <div className={styles.transfer}>
      <SummaryList rows={useTransferRows(transfer)} />
      <TransferCode data={data} transfer={transfer} />
    </div>
  );
}

function useTransferRows({ amountCents, iban, name, reference }: TransferProps['transfer']): readonly SummaryRow[] {
  const { t } = useTranslation('trip');
  const { t: words, money, tag } = useTravelWords();
  const decimal = formatEuros(amountCents);
  // As banks take it: no grouping, and the mark of the language.
  const typed = tag.startsWith('en') ? decimal : decimal.replace('.', ',');
  const row = (key: string, shown: string, text = shown): SummaryRow => ({
    key,
    value: <span className={styles.copied}>{shown}</span>,
    action: <CopyButton text={text} label={t('payments.copy')} done={t('payments.copied')} what={key} />,
  });
  return [
    row(words('payment.transfer.amount'), money(amountCents), typed),
    row(words('payment.transfer.iban'), groupIban(iban), iban),
    row(words('payment.transfer.name'), name),
    row(words('payment.transfer.reference'), reference),
  ];
}

function TransferCode({ data: { flow, travel }, transfer }: TransferProps) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const pathTo = usePathTo();
  return (
    <figure className={styles.code}>
      <img
        src={pathTo({ page: 'trip-document', flow, id: travel.id, file: 'payment.svg' })}
        alt={t('payments.codeAlt')}
        width={148}
        height={148}
        loading="lazy"
      />
      <figcaption>{t('payments.codeCaption', { amount: money(transfer.amountCents) })}</figcaption>
    </figure>
  );
}
