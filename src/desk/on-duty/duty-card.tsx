import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { DutyCalls } from './duty-calls.tsx';
import { DutySteps } from './duty-steps.tsx';
import { JourneyDocuments } from './journey-papers.tsx';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './press-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

type DutyCardProps = { readonly duty: DriverDuty; readonly pressing: Reporting };

/** One duty: what is to be driven, for whom, and what the driver presses of it. */
export function DutyCard({ duty, pressing }: DutyCardProps) {
  const { t, called, moment, clock } = useDriverWords();
  const { sheet, dutyId, version } = duty;
  const { startsAt, endsAt, timeZone, reference, vehicle } = sheet;
  const isSeen = duty.isSeen || pressing.waiting.some((press) => press.dutyId === dutyId && press.version === version);
  return (
    <article className={styles.card} aria-labelledby={`duty-${dutyId}`}>
      <h3 id={`duty-${dutyId}`}>
        {moment(startsAt, timeZone)} – {clock(endsAt, timeZone)} <span className={styles.muted}>{reference}</span>
      </h3>
      <p>
        <strong>{vehicle}</strong>
      </p>
      {!isSeen && (
        <div className={styles.notice}>
          <p>{t(version > 1 ? 'sheet.changed' : 'sheet.new')}</p>
          <ReportForm pressing={pressing} press={{ dutyId, kind: 'seen', version }} index={0} isMain>
            {t('sheet.seen')}
          </ReportForm>
        </div>
      )}
      <DutySteps duty={duty} pressing={pressing} />
      <People sheet={sheet} />
      <dl className={styles.facts}>
        <Fact name={t('sheet.passengers')} value={String(sheet.passengers)} />
        <Fact name={t('sheet.wheelchairs')} value={sheet.wheelchairs === 0 ? '' : String(sheet.wheelchairs)} />
        <Fact name={t('sheet.childSeats')} value={sheet.childSeats === 0 ? '' : String(sheet.childSeats)} />
        <Fact name={t('sheet.luggage')} value={called('luggage', sheet.luggage)} />
        <Fact name={t('sheet.extras')} value={sheet.extras.map((extra) => called('extras', extra)).join(', ')} />
        <Fact name={t('sheet.flight')} value={sheet.flightNumber} />
        <Fact name={t('sheet.notes')} value={sheet.notes} />
      </dl>
      <DutyCalls duty={duty} pressing={pressing} />
      <JourneyDocuments duty={duty} />
      <DutyDocuments title={t('papers.ofCoach')} papers={duty.papers} />
    </article>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function People({ sheet: { leaders, colleagues } }: { readonly sheet: DutySheet }) {
  const { t } = useDriverWords();
  const people = [
    ...leaders.map((person) => [t('sheet.leader'), person] as const),
    ...colleagues.map((person) => [t('sheet.colleague'), person] as const),
  ];
  return (
    <ul className={styles.people}>
      {people.map(([role, { name, phone }]) => (
        <li key={`${role} ${name} ${phone}`}>
          {role}: {name} <CallLink phone={phone} />
        </li>
      ))}
    </ul>
  );
}

/** A number that rings when it is pressed. */
export function CallLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.call} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}

/** What is to be aboard or in the pocket, and until when it is valid. */
export function DutyDocuments({ title, papers }: { readonly title: string; readonly papers: DriverDuty['papers'] }) {
  const { t, called } = useDriverWords();
  if (papers.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <ul>
        {papers.map(({ kind, number, validUntil }) => (
          <li key={kind}>
            {[called('papers', kind), number].filter((part) => part !== '').join(' ')},{' '}
            {t('papers.until', { date: validUntil.split('-').reverse().join('-') })}
          </li>
        ))}
      </ul>
    </details>
  );
}
