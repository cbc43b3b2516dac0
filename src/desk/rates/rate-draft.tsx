import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Differences } from '../editing/differences.tsx';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Answered } from '../ui/answered.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Field, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { type RateIntent, rateDraftForms } from './rate-forms.ts';
import { TrialPanel } from './trial-panel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const draft = await requireSignedIn(args).queries.rates.draft({});
  if (draft === null) throw redirect('/rates');
  return draft;
}

export const action = deskAction(rateDraftForms);

/** New rates: their tables, their differences, the quotes they would have changed, and the date from which they hold. */
export default function RateDraft() {
  const { tables, differences, trial, print } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { instant } = useDesk();
  return (
    <Page title={e('draft.title')} actions={<ButtonLink to="/rates">{e('rates.title')}</ButtonLink>}>
      <title>{e('draft.title')}</title>
      {answer?.problem === null ? <Note>{e('done')}</Note> : <Refusal answer={answer} />}
      <Section title={e('draft.tables')}>
        <ul className={styles.list}>
          {tables.map(({ table, changedAt, changedBy }) => (
            <li key={table}>
              <Link to={`/rates/draft/${table}`}>{called('tables', table)}</Link>{' '}
              <span className={styles.muted}>{e('draft.changed', { name: changedBy, at: instant(changedAt) })}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={e('draft.differences')} detail={differences.length}>
        <Differences differences={differences} caption={e('draft.differences')} />
      </Section>
      <TrialPanel trial={trial} />
      <Section title={e('draft.publish')}>
        {trial === null ? (
          <p>{e('problems.untried')}</p>
        ) : (
          <Answered answer={answer?.act === 'publish' ? answer : undefined}>
            <PublishForm print={print} />
          </Answered>
        )}
        <Form method="post">
          <Button<RateIntent> intent="discard" kind="danger">
            {e('draft.discard')}
          </Button>
        </Form>
      </Section>
    </Page>
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
      <Button<RateIntent> intent="publish" kind="main">
        {e('draft.publish')}
      </Button>
    </Form>
  );
}
