import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { typedIn } from '../desk-action.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { Warning } from '../ui/note.tsx';
import { Page } from '../ui/page.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { answerPreview, type CallerAnswer, unanswered } from './caller-answer.ts';
import { CallerForm } from './caller-form.tsx';
import { describeIssues } from './describe-issues.ts';
import { describeRepeat } from './describe-repeat.ts';
import { DescriptionPanel } from './description-panel.tsx';
import { listJourneyChoices } from './journey-choices.ts';
import { CustomerFields } from './journey-fields.tsx';
import { addStop, settleStops, type TypedValues, toJourney } from './journey-values.ts';
import { fillFromDescription, showReading } from './read-description.ts';
import { requireRight } from './require-right.ts';
import styles from './sales.module.css';
import { createSalesWords } from './sales-words.ts';
import { SalesTextsContext, useSales } from './use-sales.ts';
import { valuesOfTrip } from './values-of-trip.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  requireRight(desk, 'price-trips');
  const blank = { type: 'day-trip', stopCount: '3', luggage: 'none', key: crypto.randomUUID() };
  const message = new URL(args.request.url).searchParams.get('message');
  const texts = { texts: desk.textsOf('sales'), choices: listJourneyChoices(createSalesWords(desk)) };
  const again = new URL(args.request.url).searchParams.get('again');
  if (again !== null) return { ...texts, ...(await repeatTrip(desk, again, blank)) };
  if (message === null) return { ...texts, initial: unanswered(blank), holidayLines: [] };
  const typed = fillFromDescription({ ...blank, ...(await readMessage(desk, message)) }, new Date().toISOString());
  return { ...texts, initial: await show(desk, typed), holidayLines: [] };
}

/** The same trip a year later, filled in and priced, ready to send. */
async function repeatTrip(desk: DeskRequest, reference: string, blank: TypedValues) {
  const again = await desk.queries.callers.again({ reference });
  if (again === null) throw data(null, { status: 404 });
  const { journey, site, language, customer } = again;
  const { version: _version, ...values } = valuesOfTrip(journey);
  const typed = { ...blank, ...values, ...customer, again: reference, visit: `${site} ${language}` };
  return { initial: await show(desk, typed), holidayLines: describeRepeat(again, { reference, words: createSalesWords(desk) }) };
}

/** What a message says of the customer, as the form holds it. Its text is read as a description of the trip, and goes into the notes. */
async function readMessage({ queries }: DeskRequest, id: string): Promise<TypedValues> {
  const message = await queries.messages.one({ id });
  if (message === null) return {};
  const [firstName = '', ...rest] = message.name.split(' ');
  return {
    ...{ message: id, visit: `${message.site} ${message.language}`, email: message.email, phone: message.phone },
    ...{ firstName, lastName: rest.join(' '), notes: message.thread[0]?.body ?? '' },
    description: `${message.subject}\n${message.thread[0]?.body ?? ''}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const typed = settleStops(typedIn(await args.request.formData()));
  return await unlessAway(unanswered(typed), async () => await answer(requireSignedIn(args), typed));
}

async function answer(desk: DeskRequest, typed: TypedValues) {
  if (typed.intent === 'more') return data(withReading(desk, unanswered(addStop(typed))));
  if (typed.intent === 'read') return data(await show(desk, fillFromDescription(typed, new Date().toISOString())));
  if (typed.intent !== 'send') return data(await show(desk, typed));
  const [site = '', language = ''] = (typed.visit ?? '').split(' ');
  const text = (name: string) => typed[name] ?? '';
  const sent = await desk.acts.callers.request({
    ...{ site, language, key: text('key'), journey: toJourney(typed) },
    customer: {
      ...{ firstName: text('firstName'), lastName: text('lastName'), organisation: text('organisation') },
      ...{ email: text('email'), phone: text('phone') },
    },
    toldCents: readWhole(text('toldCents')),
  });
  if (sent.isDone) {
    const { reference } = sent.value;
    const message = text('message');
    if (message === '') throw redirect(`/trips/${reference}`);
    const attached = await desk.acts.messages.attach({ id: message, reference, before: '' });
    // Where the message could not be attached to its trip, the message page opens, where that is done by hand.
    throw redirect(attached.isDone ? `/trips/${reference}` : `/messages/${message}`);
  }
  if (sent.issues.some(({ field }) => field === 'expectedTotalCents')) return data(await show(desk, typed, 'changed'), { status: 409 });
  const issues = describeIssues(sent.issues, createSalesWords(desk));
  return data(withReading(desk, { ...unanswered(typed), problem: sent.problem, issues }), { status: 409 });
}

async function show(desk: DeskRequest, typed: TypedValues, problem: string | null = null): Promise<CallerAnswer> {
  const [site = '', language = ''] = (typed.visit ?? '').split(' ');
  const preview = await desk.queries.callers.preview({
    ...{ site, language, journey: toJourney(typed) },
    ...{ email: typed.email ?? '', organisation: typed.organisation ?? '' },
  });
  return withReading(desk, answerPreview(preview, { typed, words: createSalesWords(desk), problem }));
}

function withReading(desk: DeskRequest, answer: CallerAnswer): CallerAnswer {
  return { ...answer, reading: showReading(answer.typed, { words: createSalesWords(desk), now: new Date().toISOString() }) };
}

/** A request for a caller: the form is filled in, the price shown, and the quote mailed. */
export default function NewTrip() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <SalesTextsContext value={texts}>
      <NewTripPage />
    </SalesTextsContext>
  );
}

function NewTripPage() {
  const { choices, initial, holidayLines } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>() ?? initial;
  const s = useSales();
  const { preview } = answered;
  const send = preview === null ? null : preview.isFinal ? s('journey.send', { total: preview.shownTotal }) : s('journey.sendRequest');
  return (
    <Page title={s('caller.newTitle')}>
      <title>{s('caller.newTitle')}</title>
      <Form method="post" preventScrollReset className={styles.body}>
        <p>{s('caller.newLead')}</p>
        {holidayLines.map((each) => (
          <Warning key={each}>{each}</Warning>
        ))}
        <CallerForm
          // Values read from a description replace what was typed into the fields before.
          key={answered.reading?.pieces.map(({ part }) => part).join('') ?? ''}
          answer={answered}
          choices={choices}
          send={send}
          hidden={['key', 'message', 'again']}
          above={<DescriptionPanel reading={answered.reading ?? null} />}
        >
          <CustomerFields visits={choices.visits} />
        </CallerForm>
      </Form>
    </Page>
  );
}
