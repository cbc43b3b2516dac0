import { useTranslation } from 'react-i18next';
import { formatDate } from '#domain/calendar/format-date.ts';
import type { TripData } from '../load-trip.ts';
import { TripPart } from '../trip-page.tsx';
import { useTripWords } from '../use-trip-words.ts';
import styles from './documents.module.css';
import { FileLink } from './file-link.tsx';
import type { Account, Paper } from './load-account.ts';

type DocumentsPartProps = { readonly data: TripData; readonly account: Account | null };

/** Everything of a booking that one keeps: confirmation, calendar, invoices and credit notes, each as a paper and for the books. */
export function DocumentsPart({ data, account }: DocumentsPartProps) {
  const { t } = useTranslation('trip');
  return (
    <TripPart heading={t('documents.heading')} id="documents">
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
        {account?.invoices.map((paper) => (
          <PaperFiles key={paper.number} data={data} paper={paper} />
        ))}
      </ul>
    </TripPart>
  );
}

function PaperFiles({ data, paper }: { readonly data: TripData; readonly paper: Paper }) {
  const { t } = useTranslation('trip');
  const { money } = useTripWords();
  const { number, kind, issuedOn, totalCents } = paper;
  const isInvoice = kind === 'invoice';
  const words = { number, date: formatDate(issuedOn), total: money(isInvoice ? totalCents : -totalCents) };
  return (
    <li className={styles.paper}>
      <FileLink data={data} file={`${number}.pdf`}>
        {isInvoice ? t('documents.invoice', words) : t('documents.creditNote', words)}
      </FileLink>
      <FileLink data={data} file={`${number}.xml`}>
        {t('documents.electronic')}
      </FileLink>
    </li>
  );
}
