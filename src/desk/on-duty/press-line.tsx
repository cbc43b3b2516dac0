import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/parts.tsx';
import type { OnDutyIntent } from './on-duty-forms.ts';
import type { Press } from './sheet.ts';

/** A minute or two may pass between pressing and arriving; what took longer says when it came. */
const soonMinutes = 3;

/** What a driver pressed, when by his phone, and when it came where that was later. */
export function ReportText({ press: { kind, at, receivedAt, stop, minutes, note } }: { readonly press: Press }) {
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
export function HandleReport({ press: { id, reference, kind, minutes, handledBy } }: { readonly press: Press }) {
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
