import { Form, Link, useLocation } from 'react-router';
import type { PressPartsFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/parts.tsx';

/** A minute or two may pass between pressing and arriving; what took longer says when it came. */
const soonMinutes = 3;

/** What a driver pressed, when by his phone, and when it came where that was later. */
export function ReportText({ press: { kind, at, receivedAt, stop, minutes, note } }: { readonly press: PressPartsFragment }) {
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

/** Says that somebody saw to what a driver asked, or does so. */
export function HandleReport({ press: { id, reference, kind, minutes, handledBy } }: { readonly press: PressPartsFragment }) {
  const { p } = usePlanning();
  const { pathname } = useLocation();
  if (handledBy !== null) return <span className={styles.muted}>{p('onDuty.handled', { name: handledBy })}</span>;
  return (
    <>
      {kind === 'extra-hour' && <Link to={`/trips/${reference}/extra-time?minutes=${minutes ?? 60}`}>{p('extraTime.workOut')}</Link>}
      <Form method="post" action="/on-duty/acts">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={pathname} />
        <Button intent="handle">{p('onDuty.handle')}</Button>
      </Form>
    </>
  );
}
