import { useEffect, useEffectEvent } from 'react';
import { data, Form, Link, type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router';
import { daysBetween } from '#domain/calendar/date.ts';
import { spans } from '../board/board-tools.tsx';
import { LeftOpenList } from '../board/proposal-panel.tsx';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { PlanFigures } from './plan-figures.tsx';
import { planForms } from './plan-forms.ts';
import { PlanRows } from './plan-rows.tsx';
import styles from './plans.module.css';
import { RefusedRows } from './refused-rows.tsx';
import type { ShownPlan } from './shown-plan.ts';

export async function loader(args: LoaderFunctionArgs) {
  const beside = new URL(args.request.url).searchParams.get('beside') ?? '';
  const plan = await requireSignedIn(args).queries.plans.show({ id: args.params.id ?? '', beside });
  if (plan === null) throw data(null, { status: 404 });
  return plan;
}

export const action = deskAction(planForms);

/** One plan: how far it is, its figures beside another, row by row with why; accepted and taken back as one. */
export default function PlanPage() {
  const plan = useLoaderData<typeof loader>();
  const { id: planId = '' } = useParams();
  const answer = useAnswer<typeof action>();
  const { p } = usePlanning();
  const { date } = useDesk();
  useLive('plan');
  useFollow(plan.state === 'running');
  const title = p('plans.titleOf', { from: date(plan.from), until: date(plan.until) });
  return (
    <Page
      title={title}
      actions={
        <>
          <AlsoHere kind="plan" of={planId} />
          <Acts plan={plan} />
        </>
      }
    >
      <title>{title}</title>
      <div className={planning.body}>
        <Refusal answer={answer} />
        <RefusedRows answer={answer} />
        <State plan={plan} />
        {plan.result !== null && (
          <>
            <PlanFigures plan={plan} result={plan.result} />
            <PlanRows plan={plan} result={plan.result} />
            <div className={styles.open}>
              <LeftOpenList open={plan.result.open} />
              {plan.result.later > 0 && <p>{p('plans.later', { count: plan.result.later })}</p>}
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

/** Milliseconds between two looks at how far a search is. */
const lookEvery = 2_000;

function useFollow(isRunning: boolean) {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [isRunning]);
}

function Acts({ plan }: { readonly plan: ShownPlan }) {
  const { p } = usePlanning();
  const { id, from, until, state, acceptedCount, result } = plan;
  const days = spans.find((each) => Number(each) >= daysBetween(from, until) + 1) ?? '28';
  return (
    <>
      <Link to={`/plans?from=${from}`}>{p('plans.another')}</Link>
      {result !== null && acceptedCount === null && (
        <ButtonLink to={`/board?from=${from}&days=${days}&plan=${id}`} size="small">
          {p('plans.onBoard')}
        </ButtonLink>
      )}
      {state === 'running' && (
        <Form method="post">
          <Button intent="cancel">{p('plans.cancel')}</Button>
        </Form>
      )}
      {acceptedCount !== null && (
        <Form method="post">
          <Button intent="undo" icon="undo">
            {p('plans.undo', { count: acceptedCount })}
          </Button>
        </Form>
      )}
    </>
  );
}

function State({ plan }: { readonly plan: ShownPlan }) {
  const { p } = usePlanning();
  const { number } = useDesk();
  const { state, cost, bound, acceptedCount, acceptedBy } = plan;
  if (state === 'running') {
    const values = { cost: cost === null ? '–' : number(Math.round(cost)), bound: bound === null ? '–' : number(Math.round(bound)) };
    return <p role="status">{p('plans.running', values)}</p>;
  }
  if (acceptedCount !== null) return <Note>{p('plans.acceptedBy', { count: acceptedCount, by: acceptedBy ?? '' })}</Note>;
  return state === 'done' ? null : <Note>{p(`plans.${state}`)}</Note>;
}
