import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { extraMinutes } from '#operations/on-duty/rules/extra-time.ts';
import { AgreeExtraTimeDocument, ExtraTimeDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { ExtraTimeCard } from '../on-duty/extra-time-card.tsx';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button, Panel, Problem, Select } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const minutes = Number(asked.get('minutes') ?? 60) || 60;
  const reference = params.reference ?? '';
  const { extraTime } = await requireSignedIn(args).execute(ExtraTimeDocument, { reference, minutes });
  return { reference, minutes, isCustomerAsked: asked.get('customer') === 'yes', ...extraTime };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const numberOf = (name: string) => Number(form.get(name) ?? 0);
  const reference = params.reference ?? '';
  return await unlessAway({}, async () => {
    const asked = { reference, version: numberOf('version'), minutes: numberOf('minutes'), toldCents: numberOf('toldCents') };
    const { agreeExtraTime } = await requireSignedIn(args).execute(AgreeExtraTimeDocument, asked);
    if (agreeExtraTime.problem === null) throw redirect(`/trips/${reference}`);
    return data(agreeExtraTime, { status: 409 });
  });
}

/** A group on the road asks to stay longer: until when it is lawful, what it costs, and both who must agree to it. */
export default function ExtraTime() {
  const { reference, minutes, isCustomerAsked, card, problem } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { p } = usePlanning();
  useLive(card === null ? 'today' : `trip ${card.tripId}`);
  return (
    <>
      <title>{`${p('extraTime.title')}: ${reference}`}</title>
      <h1 className={planning.title}>
        {p('extraTime.title')}: <Link to={`/trips/${reference}`}>{reference}</Link>
      </h1>
      <Problem code={outcome?.problem ?? problem} />
      <Form method="get" className={planning.form}>
        <div className={planning.fields}>
          <Select
            label={p('extraTime.minutes')}
            name="minutes"
            defaultValue={String(minutes)}
            options={extraMinutes.map((each) => [String(each), p('onDuty.minutes', { minutes: each })] as const)}
          />
        </div>
        <Button>{p('extraTime.workOut')}</Button>
      </Form>
      {card !== null && (
        <div className={planning.after}>
          <Panel title={p('extraTime.card', { minutes: card.minutes })}>
            <ExtraTimeCard card={card} isCustomerAsked={isCustomerAsked} />
          </Panel>
        </div>
      )}
    </>
  );
}
