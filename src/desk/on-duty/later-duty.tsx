import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { DutyFacts } from './duty-facts.tsx';
import { DutyWay } from './duty-way.tsx';
import { isRead, knownOf } from './known-reports.ts';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './report-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

/** A later duty: what is to be driven, and that it was read. Its steps can be pressed when it is due. */
export function LaterDuty({ duty, reporting }: { readonly duty: DriverDuty; readonly reporting: Reporting }) {
  const { t, moment, clock } = useDriverWords();
  const { sheet, dutyId, version } = duty;
  return (
    <article className={styles.card} aria-labelledby={`duty-${dutyId}`}>
      <div className={styles.inside}>
        <h3 id={`duty-${dutyId}`}>
          {moment(sheet.startsAt, sheet.timeZone)} – {clock(sheet.endsAt, sheet.timeZone)}
        </h3>
        <p className={styles.small}>{sheet.stops.map(({ place }) => place).join(' – ')}</p>
        {!isRead(duty, reporting.stored) && (
          <div className={styles.notice}>
            <p>{t(version > 1 ? 'sheet.changed' : 'sheet.new')}</p>
            <ReportForm reporting={reporting} report={{ dutyId, kind: 'seen', version }} index={0}>
              {t('sheet.seen')}
            </ReportForm>
          </div>
        )}
      </div>
      <DutyWay duty={duty} known={knownOf(duty, reporting.stored)} reporting={reporting} isCurrent={false} />
      <DutyFacts duty={duty} />
    </article>
  );
}
