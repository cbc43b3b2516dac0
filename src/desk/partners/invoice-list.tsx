import { usePartnerWords } from './use-partner-words.ts';

type Listed = {
  readonly invoices: readonly { readonly id: string; readonly number: string; readonly totalCents: number }[];
  readonly files: string;
};

/** The invoices in a partner's name, each as PDF and as e-invoice. */
export function InvoiceList({ invoices, files }: Listed) {
  const { t, money } = usePartnerWords();
  if (invoices.length === 0) return null;
  return (
    <>
      <h2>{t('billing.list')}</h2>
      <ul>
        {invoices.map(({ id, number, totalCents }) => (
          <li key={id}>
            <a href={`${files}/invoices/${id}`} download>
              {number}
            </a>{' '}
            {money(totalCents)}{' '}
            <a href={`${files}/invoices/${id}/ubl`} download aria-label={t('billing.electronicOf', { number })}>
              {t('billing.electronic')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
