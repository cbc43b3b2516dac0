import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { extraMinutes } from '#operations/on-duty/rules/extra-time.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Problem, Refusal, Select } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { ExtraTimeCard } from './extra-time-card.tsx';
import { extraTimeForms } from './extra-time-forms.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const reference = params.reference ?? '';
  const found = await requireSignedIn(args).queries.extraTime.card({ reference, minutes: asked.get('minutes') ?? '' });
  return { ...found, reference, isCustomerAsked: asked.get('customer') === 'yes' };
}

export const action = deskAction(extraTimeForms);

/** A group on the road asks to stay longer: until when it is lawful, what it costs, and the agreement of both sides. */
export default function ExtraTime() {
  const { reference, minutes, isCustomerAsked, card, problem } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { p } = usePlanning();
  useLive(card === null ? 'today' : `trip ${card.tripId}`);
  return (
    <Page
      title={p('extraTime.title')}
      count={reference}
      actions={
        <>
          <AlsoHere kind="extratime" of={reference} />
          <ButtonLink to={`/trips/${reference}`}>{reference}</ButtonLink>
        </>
      }
    >
      <title>{`${p('extraTime.title')}: ${reference}`}</title>
      <Form method="get" className={`${planning.form} ${planning.body}`}>
        {outcome === undefined ? <Problem code={problem} /> : <Refusal answer={outcome} />}
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
        <Section title={p('extraTime.card', { minutes: card.minutes })}>
          <ExtraTimeCard card={card} isCustomerAsked={isCustomerAsked} />
        </Section>
      )}
    </Page>
  );
}
