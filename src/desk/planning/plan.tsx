import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { RunList } from '../fleet/run-list.tsx';
import { reportForms } from '../on-duty/on-duty-forms.ts';
import { OnDutyPanels } from '../on-duty/on-duty-panels.tsx';
import { Panel, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { KnockOns } from './knock-ons.tsx';
import styles from './planning.module.css';
import { usePlanning } from './use-planning.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { queries } = requireSignedIn(args);
  return {
    ...(await queries.plan.runs({})),
    onDuty: await queries.onDuty.ahead({}),
    knockOns: await queries.plan.knockOns({ reference: '' }),
  };
}

export const action = deskAction(reportForms);

/** The duties of the next fortnight: open ones first. */
export default function PlanPage() {
  const { runs, count, onDuty, knockOns } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { p } = usePlanning();
  useLive('plan');
  const open = runs.filter(({ isPlaced }) => !isPlaced);
  const placed = runs.filter(({ isPlaced }) => isPlaced);
  return (
    <>
      <title>{open.length === 0 ? p('plan.title') : `(${open.length}) ${p('plan.title')}`}</title>
      <h1 className={styles.title}>{p('plan.title')}</h1>
      <Refusal answer={outcome} />
      <KnockOns knockOns={knockOns} />
      <OnDutyPanels onDuty={onDuty} />
      <Panel title={p('plan.open')} count={open.length}>
        <RunList runs={open} none={p('plan.none')} />
      </Panel>
      <Panel title={p('plan.placed')} count={placed.length}>
        <RunList runs={placed} none={p('plan.none')} />
      </Panel>
      {count > runs.length && (
        <p>
          <Link to="/board">{p('plan.more', { count: count - runs.length, shown: runs.length })}</Link>
        </p>
      )}
    </>
  );
}
