import { formatEuros } from '#domain/money/decimal-euros.ts';
import { groupIban } from '#domain/money/group-iban.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import styles from './documents.module.css';
import type { Account } from './load-account.ts';

type TransferProps = { readonly data: Pick<TripData, 'flow' | 'travel'>; readonly transfer: NonNullable<Account['transfer']> };

/** Everything that a bank transfer needs, to read, copy or scan. */
export function TransferDetails({ data, transfer }: TransferProps) {
  const { t } = useTranslation('trip');
  return (
    <div className={styles.place}>
      <div className={styles.transfer}>
        <dl className={styles.account}>
          {useTransferRows(transfer).map(({ key, shown, text }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd className={styles.copied}>{shown}</dd>
              <dd className={styles.copy}>
                <CopyButton text={text} label={t('payments.copy')} done={t('payments.copied')} what={key} />
              </dd>
            </div>
          ))}
        </dl>
        <TransferCode data={data} transfer={transfer} />
      </div>
    </div>
  );
}

type TransferRow = { readonly key: string; readonly shown: string /** As banks take it. */; readonly text: string };

function useTransferRows({ amountCents, iban, name, reference }: TransferProps['transfer']): readonly TransferRow[] {
  const { t: words, money, tag } = useTravelWords();
  const decimal = formatEuros(amountCents);
  // Without grouping, and with the language's decimal mark.
  const typed = tag.startsWith('en') ? decimal : decimal.replace('.', ',');
  const row = (key: string, shown: string, text = shown): TransferRow => ({ key, shown, text });
  return [
    row(words('payment.transfer.amount'), money(amountCents), typed),
    row(words('payment.transfer.iban'), groupIban(iban), iban),
    row(words('payment.transfer.name'), name),
    row(words('payment.transfer.reference'), reference),
  ];
}

function TransferCode({ data: { flow, travel }, transfer }: TransferProps) {
  const { t } = useTranslation('trip');
  const amount = useTravelWords().money(transfer.amountCents);
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
      <figcaption>
        <NoWrap text={t('payments.codeCaption', { amount })} part={amount} />
      </figcaption>
    </figure>
  );
}
