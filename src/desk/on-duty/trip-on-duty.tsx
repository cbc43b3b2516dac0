import { Form, Link } from 'react-router';
import { callKinds } from '#operations/on-duty/rules/report-kinds.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button, Panel } from '../ui/parts.tsx';
import type { OnDutyIntent } from './on-duty-forms.ts';
import { HandleReport, ReportText } from './report-line.tsx';
import type { OnDutyOfTrip as OnDuty } from './sheet.ts';
import { SheetList } from './sheet-list.tsx';

const calls: readonly string[] = callKinds;

/** What was sent to the drivers of a trip, and what they reported. */
export function TripOnDuty({ reference, onDuty: { sheets, reports, places } }: { readonly reference: string; readonly onDuty: OnDuty }) {
  const { p } = usePlanning();
  if (sheets.length + reports.length + places.length === 0) return null;
  return (
    <Panel title={p('onDuty.title')}>
      <SheetList sheets={sheets} isOfOneTrip />
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id}>
            <strong>{report.driver}</strong>
            <span>
              <ReportText report={report} />
            </span>
            {calls.includes(report.kind) && <HandleReport report={report} />}
          </li>
        ))}
        {places.map((place) => (
          <PlaceLine key={place.at} place={place} />
        ))}
      </ul>
      <Link to={`/trips/${reference}/extra-time`}>{p('extraTime.title')}</Link>
    </Panel>
  );
}

function PlaceLine({ place: { at, latitude, longitude, stop, expectedAt } }: { readonly place: OnDuty['places'][number] }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  return (
    <li>
      <span>{p('onDuty.place', { at: instant(at) })}</span>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {p('onDuty.map')}
      </a>
      {stop !== null && expectedAt !== null && <span>{p('onDuty.expected', { stop: stop + 1, at: instant(expectedAt) })}</span>}
    </li>
  );
}

/** Sends the crew of a vehicle their duty sheets. */
export function ReleaseForm({ reference, vehicleIndex }: { readonly reference: string; readonly vehicleIndex: number }) {
  const { p } = usePlanning();
  return (
    // The page of the trip handles it, because it shows who received and read what.
    <Form method="post" action={`/trips/${reference}`}>
      <input type="hidden" name="vehicle" value={vehicleIndex} />
      <p className={styles.muted}>{p('onDuty.releaseHelp')}</p>
      <Button<OnDutyIntent> intent="release">{p('onDuty.release')}</Button>
    </Form>
  );
}
