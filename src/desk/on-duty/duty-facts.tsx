import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { JourneyDocuments } from './journey-documents.tsx';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

const seatKinds = ['babySeats', 'childSeats', 'boosterSeats'] as const;

/** The facts of a duty beside its itinerary, and what the vehicle carries. */
export function DutyFacts({ duty }: { readonly duty: DriverDuty }) {
  const { t, called } = useDriverWords();
  const { vehicle, reference, passengers, wheelchairs, childSeats, luggage, extras, flightNumber, ordered } = duty.sheet;
  const seats = ordered === undefined ? [] : seatKinds.filter((kind) => ordered[kind] > 0);
  const seatsByAge = ordered === undefined ? '' : seats.map((kind) => t(`ordered.${kind}`, { count: ordered[kind] })).join(', ');
  return (
    <div className={styles.card}>
      <div className={styles.inside}>
        <p>
          <strong>{vehicle}</strong> <span className={styles.small}>{reference}</span>
        </p>
        <dl className={styles.facts}>
          <Fact name={t('sheet.passengers')} value={String(passengers)} />
          <Fact name={t('sheet.wheelchairs')} value={wheelchairs === 0 ? '' : String(wheelchairs)} />
          <Fact name={t('sheet.childSeats')} value={seatsByAge || (childSeats === 0 ? '' : String(childSeats))} />
          <Fact name={t('sheet.luggage')} value={called('luggage', luggage)} />
          <Fact name={t('sheet.extras')} value={extras.map((extra) => called('extras', extra)).join(', ')} />
          <Fact name={t('sheet.flight')} value={flightNumber} />
          <Fact name={t('ordered.labels.occasion')} value={ordered?.occasion ? called('ordered.occasions', ordered.occasion) : ''} />
          <Fact name={t('ordered.labels.suppliesDriverRoom')} value={ordered?.suppliesDriverRoom ? t('ordered.suppliesDriverRoom') : ''} />
        </dl>
        <JourneyDocuments duty={duty} />
        <DutyDocuments title={t('papers.ofCoach')} certificates={duty.certificates} />
      </div>
    </div>
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

/** The documents to carry, and how long they are valid. */
export function DutyDocuments({ title, certificates }: { readonly title: string; readonly certificates: DriverDuty['certificates'] }) {
  const { t, called } = useDriverWords();
  if (certificates.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <ul>
        {certificates.map(({ kind, number, validUntil }) => (
          <li key={kind}>
            {[called('papers', kind), number].filter((part) => part !== '').join(' ')},{' '}
            {t('papers.until', { date: validUntil.split('-').reverse().join('-') })}
          </li>
        ))}
      </ul>
    </details>
  );
}
