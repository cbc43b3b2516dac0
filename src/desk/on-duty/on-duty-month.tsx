import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { tagOf } from '#domain/sites/language.ts';
import { deskContext } from '../desk-request.ts';
import { monthBeside } from './month-beside.ts';
import sheet from './month-sheet.module.css';
import { MonthSheet } from './month-sheet.tsx';
import styles from './on-duty.module.css';
import { DriverTextsContext, useDriverWords } from './use-driver-words.ts';

/** A driver's month, to read and to print. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { onDuty } = context.get(deskContext);
  const month = await onDuty.month(params.key ?? '', params.month ?? '');
  if (month === null) throw data(null, { status: 404 });
  return { month, texts: onDuty.textsOf(month.language) };
}

export default function MonthPage() {
  const { month, texts } = useLoaderData<typeof loader>();
  return (
    <DriverTextsContext value={{ language: month.language, texts }}>
      <Month />
    </DriverTextsContext>
  );
}

function Month() {
  const { month } = useLoaderData<typeof loader>();
  const { t, day, clockTime } = useDriverWords();
  const { key = '' } = useParams();
  const title = t('month.title', { month: formatMonth(month.month, tagOf(month.language)) });
  return (
    <main className={`${styles.page} ${sheet.page}`}>
      <title>{title}</title>
      <div className={styles.day}>
        <MonthSheet
          {...{ title, day, clockTime }}
          heading="h1"
          driver={month.driver}
          minutes={month.minutes}
          days={month.days}
          say={(word) => t(`month.${word}`)}
          total={(hours) => t('month.total', { hours })}
        />
        <p className={styles.small}>{t('month.changes')}</p>
        <div className={sheet.acts}>
          <a className={styles.plain} href={`/on-duty/${key}/month/${monthBeside(month.month, -1)}`}>
            {t('month.before')}
          </a>
          <a className={styles.plain} href={`/on-duty/${key}/month/${monthBeside(month.month, 1)}`}>
            {t('month.after')}
          </a>
          <button type="button" className={styles.plain} onClick={() => print()}>
            {t('month.print')}
          </button>
          <a className={styles.plain} href={`/on-duty/${key}`}>
            {t('wishes.back')}
          </a>
        </div>
      </div>
    </main>
  );
}

/** The link has ended or never existed, so nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from './driver-page-error.tsx';
