import { Form, Link } from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../planning/planning.module.css';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { Banner } from '../ui/note.tsx';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { useSeen } from './seen.ts';
import { FormAnswerNote, type PageAnswer, type TypedField, TypedForm } from './typed-form.tsx';

type Away = { readonly id: string; readonly from: string; readonly until: string | null; readonly why: string };
type OpenedRun = {
  readonly reference: string;
  readonly vehicleIndex: number;
  readonly startsAt: string;
  readonly route: string;
};
type AwayProps = {
  readonly title: string;
  readonly away: readonly Away[];
  readonly answer: PageAnswer;
  /** The duties that have lost their driver or vehicle by the latest report. */
  readonly opened?: readonly OpenedRun[];
  readonly send: string;
  /** Needs a reason. */
  readonly why: readonly TypedField[];
  readonly nameWhy: (why: string) => string;
};

/** The absences of a driver or a vehicle, and a form for a new one. */
export function AwayPanel({ title, away, answer, opened = [], send, why, nameWhy }: AwayProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const mayReport = useRight('report-absences');
  // A report by telephone usually concerns this moment.
  const today = todayIn(planningZone, new Date().toISOString());
  return (
    <Section title={title} detail={away.length}>
      <ul className={styles.list}>
        {away.map((each) => (
          <li key={each.id}>
            <strong>
              {instant(each.from)} – {each.until === null ? p('away.open') : instant(each.until)}
            </strong>
            {each.why !== '' && <span>{nameWhy(each.why)}</span>}
            {mayReport && <EndAway id={each.id} answer={answer} />}
          </li>
        ))}
      </ul>
      {answer?.act === 'back' && <FormAnswerNote answer={answer} />}
      <Opened runs={opened} />
      {mayReport && (
        <TypedForm
          key={away.map(({ id }) => id).join()}
          intent="away"
          answer={answer}
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
    </Section>
  );
}

function EndAway({ id, answer }: { readonly id: string; readonly answer: PageAnswer }) {
  const { p } = usePlanning();
  const version = useSeen('back', answer?.act === 'back' ? answer : undefined);
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      {version !== null && <input type="hidden" name="seen" value={version} />}
      <Button intent="back">{p('away.end')}</Button>
    </Form>
  );
}

/** The duties that the last report left open, each with the people who may take it. */
function Opened({ runs }: { readonly runs: readonly OpenedRun[] }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  if (runs.length === 0) return null;
  return (
    <Banner tone="red">
      <p>{p('away.opened')}</p>
      <ul>
        {runs.map(({ reference, vehicleIndex, startsAt, route }) => (
          <li key={`${reference} ${vehicleIndex}`}>
            <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>
              {p('crew.title')} {reference} {vehicleIndex > 0 && p('plan.vehicleOf', { number: vehicleIndex + 1 })}
            </Link>{' '}
            {instant(startsAt)}, {route}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
