import { Link } from 'react-router';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Panel } from '../ui/parts.tsx';
import { HandleReport, ReportText } from './report-line.tsx';
import type { OnDutyOfTrip } from './sheet.ts';
import { SheetList } from './sheet-list.tsx';

/** What drivers ask for now, and what was sent to whom for the next day and a half. */
export function OnDutyPanels({ onDuty: { sheets, reports } }: { readonly onDuty: Omit<OnDutyOfTrip, 'places'> }) {
  const { p } = usePlanning();
  return (
    <>
      <Panel title={p('onDuty.calls')} count={reports.length}>
        {reports.length === 0 && <p className={styles.muted}>{p('onDuty.callsNone')}</p>}
        <ul className={styles.list}>
          {reports.map((report) => (
            <li key={report.id}>
              <Link to={`/trips/${report.reference}`}>{report.reference}</Link>
              <strong>{report.driver}</strong>
              <a href={`tel:${report.phone.replaceAll(/[^\d+]/g, '')}`}>{report.phone}</a>
              <span>
                <ReportText report={report} />
              </span>
              <HandleReport report={report} />
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
