import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { brand } from '#domain/sites/brand.ts';
import type { DriverDay, DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { CallLink, DutyCard, DutyDocuments } from './duty-card.tsx';
import { DriverKeyContext, listDocumentPaths } from './journey-papers.tsx';
import { LostQuestions } from './lost-questions.tsx';
import styles from './on-duty.module.css';
import type { Reporting } from './press-form.tsx';
import { useDriverWords } from './use-driver-words.ts';
import { useReports } from './use-presses.ts';
import { useServiceWorker } from './use-service-worker.ts';

type DriverPageProps = { readonly day: DriverDay; readonly driverKey: string; readonly seed: string };

/** What a driver has in his hand: today, tomorrow, what comes later, and whom to ring. */
export function DriverPage({ day, driverKey, seed }: DriverPageProps) {
  const { t } = useDriverWords();
  const { waiting, isOnline, press } = useReports(driverKey);
  const pressing = { waiting, press, seed };
  const dateOf = ({ sheet }: DriverDuty) => toLocal(sheet.startsAt, sheet.timeZone).date;
  const tomorrow = addDays(day.today, 1);
  const near = day.duties.filter((duty) => dateOf(duty) <= tomorrow);
  useServiceWorker(near.flatMap((duty) => listDocumentPaths(driverKey, duty)));
  return (
    <DriverKeyContext value={driverKey}>
      <main className={styles.page}>
        <title>{`${t('title')} – ${brand.name}`}</title>
        <link rel="manifest" href={`/on-duty/${driverKey}/manifest.webmanifest`} />
        <h1>{day.driver}</h1>
        <p>
          {t('office')} <CallLink phone={day.officePhone} />
        </p>
        <p role="status">
          {!isOnline && t('offline')} {waiting.length > 0 && t('waiting', { count: waiting.length })}
        </p>
        <LostQuestions lost={day.lost} pressing={pressing} />
        <DaySection title={t('today')} duties={day.duties.filter((duty) => dateOf(duty) <= day.today)} pressing={pressing} />
        <DaySection title={t('tomorrow')} duties={day.duties.filter((duty) => dateOf(duty) === tomorrow)} pressing={pressing} />
        {day.duties.some((duty) => dateOf(duty) > tomorrow) && (
          <DaySection title={t('later')} duties={day.duties.filter((duty) => dateOf(duty) > tomorrow)} pressing={pressing} />
        )}
        <DutyDocuments title={t('papers.own')} papers={day.papers} />
        <p className={styles.muted}>{t('private')}</p>
      </main>
    </DriverKeyContext>
  );
}

type DaySectionProps = { readonly title: string; readonly duties: readonly DriverDuty[]; readonly pressing: Reporting };

function DaySection({ title, duties, pressing }: DaySectionProps) {
  const { t } = useDriverWords();
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {duties.length === 0 && <p className={styles.muted}>{t('nothing')}</p>}
      {duties.map((duty) => (
        <DutyCard key={`${duty.dutyId} ${duty.version}`} duty={duty} pressing={pressing} />
      ))}
    </section>
  );
}
