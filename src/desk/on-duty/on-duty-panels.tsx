import { Link } from 'react-router';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Panel } from '../ui/parts.tsx';
import { HandleReport, ReportText } from './press-line.tsx';
import type { OnDutyOfTrip } from './sheet.ts';
import { SheetList } from './sheet-list.tsx';

/** What drivers ask for now, and what was sent to whom for the next day and a half. */
export function OnDutyPanels({ onDuty: { sheets, presses } }: { readonly onDuty: Omit<OnDutyOfTrip, 'places'> }) {
  const { p } = usePlanning();
  return (
    <>
      <Panel title={p('onDuty.calls')} count={presses.length}>
        {presses.length === 0 && <p className={styles.muted}>{p('onDuty.callsNone')}</p>}
        <ul className={styles.list}>
          {presses.map((press) => (
            <li key={press.id}>
              <Link to={`/trips/${press.reference}`}>{press.reference}</Link>
              <strong>{press.driver}</strong>
              <a href={`tel:${press.phone.replaceAll(/[^\d+]/g, '')}`}>{press.phone}</a>
              <span>
                <ReportText press={press} />
              </span>
              <HandleReport press={press} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={p('onDuty.sheets')} count={sheets.length}>
        {sheets.length === 0 && <p className={styles.muted}>{p('onDuty.sheetsNone')}</p>}
        <SheetList sheets={sheets} />
      </Panel>
    </>
  );
}
