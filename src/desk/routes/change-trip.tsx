import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { ChangeForCallerDocument, PreviewChangeForCallerDocument, TripJourneyDocument } from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { answerPreview, type CallerAnswer, unanswered } from '../sales/caller-answer.ts';
import { CallerForm } from '../sales/caller-form.tsx';
import { describeIssues } from '../sales/describe-issues.ts';
import { listJourneyChoices } from '../sales/journey-choices.ts';
import { addStop, settleStops, type TypedValues, toJourney } from '../sales/journey-values.ts';
import { createSalesWords } from '../sales/sales-words.ts';
import { SalesTextsContext, useSales } from '../sales/use-sales.ts';
import { valuesOfTrip } from '../sales/values-of-trip.ts';
import { typedIn } from '../trip/do-act.ts';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const { tripJourney } = await desk.execute(TripJourneyDocument, { reference: params.reference ?? '' });
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
  const version = readWhole(typed.version) || null;
  const asked = { reference, version, journey: toJourney(typed), toldCents };
  const { changeForCaller: sent } = await desk.execute(ChangeForCallerDocument, asked);
  if (sent.problem === null) throw redirect(`/trips/${reference}`);
  if (sent.issues.some(({ field }) => field === 'expectedTotalCents')) {
    return data(await show(desk, { reference, typed }, 'changed'), { status: 409 });
  }
  if (sent.problem === 'changed-meanwhile') return data(await showAnew(desk, { reference, typed }), { status: 409 });
  const issues = describeIssues(sent.issues, createSalesWords(desk));
  return data({ ...unanswered(typed), problem: sent.problem, issues }, { status: 409 });
}

async function show(desk: DeskRequest, { reference, typed }: Asked, problem: string | null = null): Promise<CallerAnswer> {
  const asked = { reference, journey: toJourney(typed) };
  const { previewChangeForCaller } = await desk.execute(PreviewChangeForCallerDocument, asked);
  return answerPreview(previewChangeForCaller, { typed, words: createSalesWords(desk), problem });
}

/** Somebody else changed the trip: what it costs now, to be sent by somebody who knows. */
async function showAnew(desk: DeskRequest, { reference, typed }: Asked): Promise<CallerAnswer> {
  const { tripJourney } = await desk.execute(TripJourneyDocument, { reference });
  const version = String(tripJourney?.version ?? typed.version ?? '');
  return await show(desk, { reference, typed: { ...typed, version } }, 'version');
}

/** A trip changed for its customer, who calls: the difference in price is told before anything changes. */
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
  const send = preview === null || !preview.isFinal ? null : s('journey.change', { total: preview.told });
  return (
    <>
      <title>{`${s('caller.changeTitle')} ${reference}`}</title>
      <h1>
        {s('caller.changeTitle')}: {reference} {customer}
      </h1>
      <p>{s('caller.changeLead')}</p>
      <p>
        <Link to={`/trips/${reference}`}>{s('caller.back')}</Link>
      </p>
      <Form method="post" preventScrollReset>
        <CallerForm answer={answered} choices={choices} send={send} hidden={['version']} />
      </Form>
    </>
  );
}
