import { useState } from 'react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mostDays, mostWeight, planAims, usualWeights } from '#operations/duties/rules/propose/week/week.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Empty } from '../ui/empty.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Field, Refusal, Select } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { plansForms } from './plan-forms.ts';
import { usePlanFigures } from './use-plan-figures.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const { list } = requireSignedIn(args).queries.plans;
  return { plans: await list({}), from: searchParams.get('from') ?? '', key: crypto.randomUUID() };
}

export const action = deskAction(plansForms);

/** Plans of several days: the last ones, and a new one with what it weighs. */
export default function PlansPage() {
  const { plans, from, key } = useLoaderData<typeof loader>();
  const { p } = usePlanning();
  const { date, instant, t } = useDesk();
  const { percent } = usePlanFigures();
  useLive('plan');
  const head = ['period', 'made', 'state', 'planned', 'emptyKilometres', 'gap'] as const;
  return (
    <Page title={p('plans.title')}>
      <title>{p('plans.title')}</title>
      <div className={planning.body}>
        <NewPlan from={from} formKey={key} />
        <Section title={p('plans.last')}>
          {plans.length === 0 ? (
            <Empty title={p('plans.none')} />
          ) : (
            <Table caption={p('plans.last')} head={head.map((key) => ({ key, text: p(`plans.${key}`) }))}>
              {plans.map((plan) => (
                <tr key={plan.id}>
                  <th scope="row">
                    <Link to={`/plans/${plan.id}`}>{p('plans.fromTo', { from: date(plan.from), until: date(plan.until) })}</Link>{' '}
                    {plan.isUnreadable && <strong>{t('table.unreadable')}</strong>}
                  </th>
                  <td data-label={p('plans.made')}>
                    {instant(plan.madeAt)} · {plan.madeBy}
                  </td>
                  <td data-label={p('plans.state')}>
                    {p(plan.acceptedCount === null ? `plans.states.${plan.state}` : 'plans.states.accepted')}
                  </td>
                  <td data-label={p('plans.planned')}>
                    {plan.figures !== null &&
                      p('plans.ofAll', { count: plan.figures.covered, all: plan.figures.covered + plan.figures.open })}
                  </td>
                  <td data-label={p('plans.emptyKilometres')}>{plan.figures?.emptyKilometres}</td>
                  <td data-label={p('plans.gap')}>{plan.gap !== null && percent(plan.gap)}</td>
                </tr>
              ))}
            </Table>
          )}
        </Section>
      </div>
    </Page>
  );
}

/** `formKey` makes a form that is sent again, because its answer was lost, count once. It stays while the page is loaded anew beneath it. */
function NewPlan({ from, formKey }: { readonly from: string; readonly formKey: string }) {
  const { p } = usePlanning();
  const [key] = useState(formKey);
  const days = Array.from({ length: mostDays }, (_, index) => String(index + 1));
  const weights = Array.from({ length: mostWeight + 1 }, (_, index) => [String(index), p('plans.weight', { count: index })] as const);
  return (
    <Section title={p('plans.new')} detail={p('plans.help')}>
      <Refusal answer={useAnswer<typeof action>()} />
      <Form method="post" className={planning.form}>
        <input type="hidden" name="key" value={key} />
        <div className={planning.fields}>
          <Field label={p('plans.from')} name="from" type="date" required defaultValue={from} />
          <Select label={p('plans.days')} name="days" options={days.map((day) => [day, day] as const)} defaultValue="7" />
          {planAims.map((aim) => (
            <Select key={aim} label={p(`plans.aims.${aim}`)} name={aim} options={weights} defaultValue={String(usualWeights[aim])} />
          ))}
        </div>
        <p className={planning.muted}>{p('plans.weightsHelp')}</p>
        <Button intent="start" kind="main" icon="plan">
          {p('plans.start')}
        </Button>
      </Form>
    </Section>
  );
}
