import { Form, Link } from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { useDesk } from '../desk-texts.ts';
import part from '../ui/parts.module.css';
import { Button, Panel } from '../ui/parts.tsx';
import styles from './planning.module.css';
import { useSeen } from './seen.ts';
import type { Sent } from './send-form.ts';
import { type TypedField, TypedForm } from './typed-form.tsx';
import { usePlanning, useRight } from './use-planning.ts';

type Away = { readonly id: string; readonly from: string; readonly until: string | null; readonly why: string };
type AwayProps = {
  readonly title: string;
  readonly away: readonly Away[];
  readonly sent: Sent | undefined;
  readonly send: string;
  /** Asks why. */
  readonly why: readonly TypedField[];
  readonly nameWhy: (why: string) => string;
};

/** When a driver or a vehicle is not there, and a form for the next time. */
export function AwayPanel({ title, away, sent, send, why, nameWhy }: AwayProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const mayReport = useRight('report-absences');
  // What is reported by telephone is most often of now.
  const today = todayIn(planningZone, new Date().toISOString());
  return (
    <Panel title={title} count={away.length}>
      <ul className={styles.list}>
        {away.map((each) => (
          <li key={each.id}>
            <strong>
              {instant(each.from)} – {each.until === null ? p('away.open') : instant(each.until)}
            </strong>
            {each.why !== '' && <span>{nameWhy(each.why)}</span>}
            {mayReport && <EndAway id={each.id} sent={sent} />}
          </li>
        ))}
      </ul>
      <Opened sent={sent} />
      {mayReport && (
        <TypedForm
          key={away.map(({ id }) => id).join()}
          intent="away"
          sent={sent}
          send={send}
          fields={[
            { name: 'fromDate', label: p('away.fromDate'), type: 'date', required: true, value: today },
            { name: 'fromTime', label: p('away.fromTime'), type: 'time', help: p('away.timeHelp') },
            { name: 'untilDate', label: p('away.untilDate'), type: 'date', help: p('away.untilHelp') },
            { name: 'untilTime', label: p('away.untilTime'), type: 'time' },
            ...why,
          ]}
        />
      )}
    </Panel>
  );
}

function EndAway({ id, sent }: { readonly id: string; readonly sent: Sent | undefined }) {
  const { p } = usePlanning();
  const { version } = useSeen('back', sent);
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      {version !== null && <input type="hidden" name="seen" value={version} />}
      <Button intent="back">{p('away.end')}</Button>
    </Form>
  );
}

/** What the last report left without somebody, each beside who may take it. */
function Opened({ sent }: { readonly sent: Sent | undefined }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const opened = sent?.intent === 'away' ? (sent.kept.opened ?? []) : [];
  if (opened.length === 0) return null;
  return (
    <div className={part.problem} role="status">
      <p>{p('away.opened')}</p>
      <ul>
        {opened.map(({ reference, vehicleIndex, startsAt, route }) => (
          <li key={`${reference} ${vehicleIndex}`}>
            <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>
              {p('crew.title')} {reference} {vehicleIndex > 0 && p('plan.vehicleOf', { number: vehicleIndex + 1 })}
            </Link>{' '}
            {instant(startsAt)}, {route}
          </li>
        ))}
      </ul>
    </div>
  );
}
