import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { typedIn } from '../desk-action.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { answerPreview, type CallerAnswer, unanswered } from './caller-answer.ts';
import { CallerForm } from './caller-form.tsx';
import { describeIssues } from './describe-issues.ts';
import { listJourneyChoices } from './journey-choices.ts';
import { addStop, settleStops, type TypedValues, toJourney } from './journey-values.ts';
import styles from './sales.module.css';
import { createSalesWords } from './sales-words.ts';
import { SalesTextsContext, useSales } from './use-sales.ts';
import { valuesOfTrip } from './values-of-trip.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const tripJourney = await desk.queries.callers.journeyOf({ reference: params.reference ?? '' });
  if (tripJourney === null) throw data(null, { status: 404 });
  const { reference, customer } = tripJourney;
  const choices = listJourneyChoices(createSalesWords(desk));
  return { texts: desk.textsOf('sales'), choices, reference, customer, initial: valuesOfTrip(tripJourney) };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const typed = settleStops(typedIn(await args.request.formData()));
  const reference = params.reference ?? '';
  return await unlessAway(unanswered(typed), async () => await answer(requireSignedIn(args), { reference, typed }));
}

type Asked = { readonly reference: string; readonly typed: TypedValues };

async function answer(desk: DeskRequest, { reference, typed }: Asked) {
  if (typed.intent === 'more') return data(unanswered(addStop(typed)));
  const toldCents = readWhole(typed.toldCents);
  if (typed.intent !== 'send' || toldCents === null) return data(await show(desk, { reference, typed }));
  const version = String(readWhole(typed.version) || '');
  const sent = await desk.acts.callers.change({ reference, version, journey: toJourney(typed), toldCents });
  if (sent.isDone) throw redirect(`/trips/${reference}`);
  if (sent.issues.some(({ field }) => field === 'expectedTotalCents')) {
    return data(await show(desk, { reference, typed }, 'changed'), { status: 409 });
  }
  if (sent.problem === 'changed-meanwhile') return data(await showAnew(desk, { reference, typed }), { status: 409 });
  const issues = describeIssues(sent.issues, createSalesWords(desk));
  return data({ ...unanswered(typed), problem: sent.problem, issues }, { status: 409 });
}

async function show(desk: DeskRequest, { reference, typed }: Asked, problem: string | null = null): Promise<CallerAnswer> {
  const preview = await desk.queries.callers.previewChange({ reference, journey: toJourney(typed) });
  return answerPreview(preview, { typed, words: createSalesWords(desk), problem });
}

/** Somebody else changed the trip. The page shows its present price, and sending again accepts the change. */
async function showAnew(desk: DeskRequest, { reference, typed }: Asked): Promise<CallerAnswer> {
  const tripJourney = await desk.queries.callers.journeyOf({ reference });
  const version = String(tripJourney?.version ?? typed.version ?? '');
  return await show(desk, { reference, typed: { ...typed, version } }, 'version');
}

/** Changes a trip for a customer on the telephone. The difference in price is shown before anything changes. */
export default function ChangeTrip() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <SalesTextsContext value={texts}>
      <ChangeTripPage />
    </SalesTextsContext>
  );
}

function ChangeTripPage() {
  const { choices, initial, reference, customer } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>() ?? unanswered(initial);
  const s = useSales();
  const { preview } = answered;
  const send = preview === null || !preview.isFinal ? null : s('journey.change', { total: preview.shownTotal });
  return (
    <Page
      title={`${s('caller.changeTitle')}: ${reference} ${customer}`}
      actions={
        <>
          <AlsoHere kind="change" of={reference} />
          <ButtonLink to={`/trips/${reference}`}>{s('caller.back')}</ButtonLink>
        </>
      }
    >
      <title>{`${s('caller.changeTitle')} ${reference}`}</title>
      <Form method="post" preventScrollReset className={styles.body}>
        <p>{s('caller.changeLead')}</p>
        <CallerForm answer={answered} choices={choices} send={send} hidden={['version']} />
      </Form>
    </Page>
  );
}
