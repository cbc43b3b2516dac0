import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/parts.tsx';
import type { OnDutyIntent } from './on-duty-forms.ts';
import type { Report } from './sheet.ts';

/** A minute or two between report and arrival is normal. Later arrivals show when they came. */
const soonMinutes = 3;

/** A driver's report, its time by the phone, and its arrival where that was later. */
export function ReportText({ report: { kind, at, receivedAt, stop, minutes, note } }: { readonly report: Report }) {
  const { instant } = useDesk();
  const { p, called } = usePlanning();
  const isLate = Date.parse(receivedAt) - Date.parse(at) > soonMinutes * 60_000;
  const parts = [
    p('onDuty.pressed', { what: called('onDuty.press', kind), at: instant(at) }),
    stop === null ? '' : p('onDuty.stop', { number: stop + 1 }),
    minutes === null ? '' : p('onDuty.minutes', { minutes }),
    note,
    isLate ? p('onDuty.late', { at: instant(receivedAt) }) : '',
  ];
  return <>{parts.filter((part) => part !== '').join(', ')}</>;
}

/** Shows that somebody dealt with a driver's request, or lets somebody do so. */
export function HandleReport({ report: { id, reference, kind, minutes, handledBy } }: { readonly report: Report }) {
  const { p } = usePlanning();
  if (handledBy !== null) return <span className={styles.muted}>{p('onDuty.handled', { name: handledBy })}</span>;
  return (
    <>
      {kind === 'extra-hour' && <Link to={`/trips/${reference}/extra-time?minutes=${minutes ?? 60}`}>{p('extraTime.workOut')}</Link>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="press" value={id} />
        <Button<OnDutyIntent> intent="handle">{p('onDuty.handle')}</Button>
      </Form>
    </>
  );
}
