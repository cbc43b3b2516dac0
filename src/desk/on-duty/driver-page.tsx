import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { brand } from '#domain/sites/brand.ts';
import type { DriverDay, DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { nextStopOf } from '#operations/on-duty/rules/next-step.ts';
import { AskPages } from './ask-pages.tsx';
import { CallLink } from './call-link.tsx';
import { DayHead } from './day-head.tsx';
import { DutyBar } from './duty-bar.tsx';
import { DutyDocuments, DutyFacts } from './duty-facts.tsx';
import { DutyWay } from './duty-way.tsx';
import { DriverKeyContext, listDocumentPaths } from './journey-documents.tsx';
import { currentDuty, isRead, knownOf } from './known-reports.ts';
import { LaterDuty } from './later-duty.tsx';
import { LostQuestions } from './lost-questions.tsx';
import { NextStopCard } from './next-stop-card.tsx';
import styles from './on-duty.module.css';
import { ProblemPages } from './problem-pages.tsx';
import type { Reporting } from './report-form.tsx';
import { useDriverWords } from './use-driver-words.ts';
import { useNow } from './use-now.ts';
import { useReports } from './use-reports.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { useTapGuard } from './use-tap-guard.ts';

type DriverPageProps = { readonly day: DriverDay; readonly driverKey: string; readonly seed: string };

/** The driver's page: the next stop, the report that is due now, and what comes later. */
export function DriverPage({ day, driverKey, seed }: DriverPageProps) {
  const { t } = useDriverWords();
  const now = useNow(day.readAt);
  const { isOnline, isRefused, ...reports } = useReports(driverKey);
  const reporting = { ...reports, seed, now };
  const dateOf = ({ sheet }: DriverDuty) => toLocal(sheet.startsAt, sheet.timeZone).date;
  const near = day.duties.filter((duty) => dateOf(duty) <= addDays(day.today, 1));
  useServiceWorker(near.flatMap((duty) => listDocumentPaths(driverKey, duty)));
  const duty = currentDuty(day.duties, reporting.stored, now);
  const acts = duty === null ? null : { duty, known: knownOf(duty, reporting.stored), reporting };
  return (
    <DriverKeyContext value={driverKey}>
      <main className={styles.page} onClickCapture={useTapGuard()}>
        <title>{`${t('title')} – ${brand.name}`}</title>
        <link rel="manifest" href={`/on-duty/${driverKey}/manifest.webmanifest`} />
        <div id="day" className={styles.day}>
          <DayHead driver={day.driver} now={now} acts={acts} />
          <p role="status" className={styles.status}>
            {[
              isOnline ? '' : t('offline'),
              reports.waiting.length === 0 ? '' : t('waiting', { count: reports.waiting.length }),
              isRefused ? t('bar.tooEarly') : '',
            ]
              .filter((part) => part !== '')
              .join(' ')}
          </p>
          <LostQuestions lost={day.lost} reporting={reporting} />
          {acts === null ? <p className={styles.empty}>{t('nothing')}</p> : <CurrentDuty {...acts} />}
          <OtherDuties day={day} current={duty} reporting={reporting} />
          <div className={styles.card}>
            <div className={styles.inside}>
              <DutyDocuments title={t('papers.own')} certificates={day.certificates} />
              <p>
                {t('office')} <CallLink phone={day.officePhone} />
              </p>
              {day.calendar !== null && (
                <p>
                  <a href={day.calendar.replace(/^https?:/, 'webcal:')}>{t('calendar')}</a>
                </p>
              )}
              <p>
                <a href={`/on-duty/${driverKey}/month/${day.today.slice(0, 7)}`}>{t('month.link')}</a>
              </p>
              <p>
                <a href={`/on-duty/${driverKey}/wishes`}>{t('wishes.title')}</a>
              </p>
              <p className={styles.small}>{t('private')}</p>
            </div>
          </div>
          {acts !== null && <DutyBar {...acts} />}
        </div>
        {acts !== null && (
          <>
            <AskPages {...acts} />
            <ProblemPages dutyId={acts.duty.dutyId} officePhone={day.officePhone} reporting={reporting} />
          </>
        )}
      </main>
    </DriverKeyContext>
  );
}

function CurrentDuty({ duty, known, reporting }: NonNullable<Parameters<typeof DayHead>[0]['acts']>) {
  const { t } = useDriverWords();
  const stop = nextStopOf(duty.sheet, known);
  return (
    <>
      {!isRead(duty, reporting.stored) && <p className={styles.notice}>{t(duty.version > 1 ? 'sheet.changed' : 'sheet.new')}</p>}
      {stop !== null && <NextStopCard duty={duty} stop={stop} now={reporting.now} />}
      <DutyWay duty={duty} known={known} reporting={reporting} isCurrent />
      <DutyFacts duty={duty} />
    </>
  );
}

type OtherProps = { readonly day: DriverDay; readonly current: DriverDuty | null; readonly reporting: Reporting };

/** What was done today, and what comes after the current duty. */
function OtherDuties({ day, current, reporting }: OtherProps) {
  const { t } = useDriverWords();
  const dateOf = ({ sheet }: DriverDuty) => toLocal(sheet.startsAt, sheet.timeZone).date;
  const tomorrow = addDays(day.today, 1);
  const others = day.duties.filter((duty) => duty !== current);
  const sections = [
    [t('today'), others.filter((duty) => dateOf(duty) <= day.today)],
    [t('tomorrow'), others.filter((duty) => dateOf(duty) === tomorrow)],
    [t('later'), others.filter((duty) => dateOf(duty) > tomorrow)],
  ] as const;
  return sections.map(([title, duties]) =>
    duties.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h2 className={styles.heading}>{title}</h2>
        {duties.map((duty) => (
          <LaterDuty key={`${duty.dutyId} ${duty.version}`} duty={duty} reporting={reporting} />
        ))}
      </section>
    ),
  );
}
