import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { FoldedPart } from '../shared/folded-part.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import { TripPart } from '../shared/trip-page.tsx';
import styles from './documents.module.css';
import { FileLink } from './file-link.tsx';
import type { Account, BillingDocument } from './load-account.ts';
import { PaymentState } from './payment-part.tsx';

type DocumentsPartProps = { readonly data: TripData; readonly account: Account | null };

/** The documents of a booking: confirmation, calendar, invoices and credit notes, each for people and for accounting. */
export function DocumentsPart({ data, account }: DocumentsPartProps) {
  const { t } = useTranslation('trip');
  // Each document is available for people and for accounting.
  const count = 2 + 2 * (account?.invoices.length ?? 0);
  return (
    <FoldedPart heading={t('documents.heading')} id="documents" screenOnly answer={t('booking.answers.files', { count })}>
      <ul className={styles.files}>
        <li>
          <FileLink data={data} file="confirmation.pdf">
            {t('documents.confirmation')}
          </FileLink>
        </li>
        <li>
          <FileLink data={data} file="trip.ics">
            {t('documents.calendar')}
          </FileLink>
        </li>
        <Documents data={data} account={account} />
      </ul>
    </FoldedPart>
  );
}

/** The account of a cancelled booking: its invoices and credit notes, and what is still to be paid or refunded. */
export function CanceledAccountPart({ data, account }: DocumentsPartProps) {
  const { t } = useTranslation('trip');
  if (account === null || (account.invoices.length === 0 && account.summaryPlan === null)) return null;
  return (
    <TripPart heading={t('documents.heading')} id="documents">
      {account.invoices.length > 0 && (
        <ul className={styles.files}>
          <Documents data={data} account={account} />
        </ul>
      )}
      <PaymentState data={data} account={account} />
    </TripPart>
  );
}

function Documents({ data, account }: DocumentsPartProps) {
  return account?.invoices.map((paper) => <DocumentFiles key={paper.number} data={data} paper={paper} />);
}

function DocumentFiles({ data, paper }: { readonly data: TripData; readonly paper: BillingDocument }) {
  const { t } = useTranslation('trip');
  const { money, date } = useTravelWords();
  const { number, kind, issuedOn, totalCents } = paper;
  const isInvoice = kind === 'invoice';
  const words = { number, date: date(issuedOn), total: money(isInvoice ? totalCents : -totalCents) };
  return (
    <li className={styles.paper}>
      <FileLink data={data} file={`${number}.pdf`}>
        <NoWrap text={isInvoice ? t('documents.invoice', words) : t('documents.creditNote', words)} part={Object.values(words)} />
      </FileLink>
      <FileLink data={data} file={`${number}.xml`}>
        <NoWrap text={isInvoice ? t('documents.electronic', words) : t('documents.electronicCredit', words)} part={number} />
      </FileLink>
    </li>
  );
}
