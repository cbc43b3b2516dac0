import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { isDate, isTime } from '#domain/calendar/written-date.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { DiscardRateDraftDocument, PublishRatesDocument, RateDraftDocument, TryRatesDocument } from '../../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../../desk-request.ts';
import { officeZone, useDesk } from '../../desk-texts.ts';
import { Differences } from '../../editing/differences.tsx';
import { EditOutcome } from '../../editing/edit-outcome.tsx';
import { refused, sendEdit } from '../../editing/edited.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { TrialPanel } from '../../rates/trial-panel.tsx';
import { Button, Field, Panel } from '../../ui/parts.tsx';
import { TypedContext } from '../../ui/typed.ts';
import { useAnswer } from '../../use-answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { rateDraft } = await requireSignedIn(args).execute(RateDraftDocument, {});
  if (rateDraft === null) throw redirect('/rates');
  return rateDraft;
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const intent = text('intent');
  const typed = { date: text('date'), time: text('time'), note: text('note') };
  const sent = await sendEdit(intent, () => act(requireSignedIn(args), { intent, print: text('print'), typed }));
  const { problem, ...outcome } = 'data' in sent ? sent.data : sent;
  if (problem === null && intent !== 'try') throw redirect('/rates');
  return data({ ...outcome, problem, typed }, { status: problem === null ? 200 : 409 });
}

type Asked = {
  readonly intent: string;
  readonly print: string;
  readonly typed: { readonly date: string; readonly time: string; readonly note: string };
};

async function act({ execute }: DeskRequest, { intent, print, typed }: Asked) {
  switch (intent) {
    case 'try':
      return (await execute(TryRatesDocument, {})).tryRates;
    case 'discard':
      return (await execute(DiscardRateDraftDocument, {})).discardRateDraft;
    case 'publish': {
      const from = readMoment(typed);
      if (from === 'wrong') return { ...refused, problem: 'moment' };
      return (await execute(PublishRatesDocument, { from, print, note: typed.note })).publishRates;
    }
    default:
      return refused;
  }
}

/** By the office's clock; null where nothing was typed, which is now. */
function readMoment({ date, time }: Asked['typed']): string | null {
  if (date === '' && time === '') return null;
  const moment = { date, time: time === '' ? '00:00' : time };
  if (!isDate(moment.date) || !isTime(moment.time)) return 'wrong';
  const instant = toInstant(moment, officeZone);
  return instant.ok ? instant.value : 'wrong';
}

/** New rates: their tables, what differs, what they would have changed, and from when they hold. */
export default function RateDraft() {
  const { tables, differences, trial, print } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { instant } = useDesk();
  return (
    <>
      <title>{e('draft.title')}</title>
      <p>
        <Link to="/rates">{e('rates.title')}</Link>
      </p>
      <h1 className={styles.title}>{e('draft.title')}</h1>
      <EditOutcome sent={sent} />
      <Panel title={e('draft.tables')}>
        <ul className={styles.list}>
          {tables.map(({ table, changedAt, changedBy }) => (
            <li key={table}>
              <Link to={`/rates/draft/${table}`}>{called('tables', table)}</Link>{' '}
              <span className={styles.muted}>{e('draft.changed', { name: changedBy, at: instant(changedAt) })}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={e('draft.differences')} count={differences.length}>
        <Differences differences={differences} caption={e('draft.differences')} />
      </Panel>
      <TrialPanel trial={trial} />
      <Panel title={e('draft.publish')}>
        {trial === null ? (
          <p>{e('problems.untried')}</p>
        ) : (
          <TypedContext value={sent?.typed ?? {}}>
            <PublishForm print={print} />
          </TypedContext>
        )}
        <Form method="post">
          <Button intent="discard" kind="danger">
            {e('draft.discard')}
          </Button>
        </Form>
      </Panel>
    </>
  );
}

function PublishForm({ print }: { readonly print: string }) {
  const { e } = useEditing();
  return (
    <Form method="post">
      <input type="hidden" name="print" value={print} />
      <Field name="date" label={e('draft.date')} type="date" help={e('draft.dateHelp')} />
      <Field name="time" label={e('draft.time')} help={e('draft.timeHelp')} />
      <Field name="note" label={e('draft.note')} required maxLength={textLimits.line} />
      <Button intent="publish" kind="main">
        {e('draft.publish')}
      </Button>
    </Form>
  );
}
