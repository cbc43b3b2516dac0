import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { ReportText } from './report-line.tsx';
import type { Sheet } from './sheet.ts';

/** Who received which duty sheet, whether it was read, and how far the duty is. */
export function SheetList({ sheets, isOfOneTrip = false }: { readonly sheets: readonly Sheet[]; readonly isOfOneTrip?: boolean }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  return (
    <ul className={styles.list}>
      {sheets.map(({ id, reference, driver, phone, version, startsAt, vehicle, releasedAt, seenAt, isOverdue, step }) => (
        <li key={id}>
          {!isOfOneTrip && <Link to={`/trips/${reference}`}>{reference}</Link>}
          <span>{instant(startsAt)}</span>
          <strong>{driver}</strong>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          <span className={styles.muted}>{vehicle}</span>
          <span>
            {version > 1 && `${p('onDuty.changed', { version })}, `}
            {p('onDuty.released', { at: instant(releasedAt) })},{' '}
            {seenAt === null ? p('onDuty.unseen') : p('onDuty.seen', { at: instant(seenAt) })}
          </span>
          {isOverdue && <strong className={styles.issue}>{p('onDuty.overdue')}</strong>}
          {step !== null && (
            <span>
              <ReportText report={step} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
