import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { compareFields } from '../editing/compare-fields.ts';
import { Differences } from '../editing/differences.tsx';
import { EditorForm } from '../editing/editor-form.tsx';
import { listIssues, typedFields } from '../editing/typed-fields.ts';
import { useEditing } from '../editing/use-editing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Field, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { type RateIntent, rateTableForms } from './rate-forms.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const table = await requireSignedIn(args).queries.rates.table({ table: params.table ?? '' });
  if (table === null) throw data(null, { status: 404 });
  return table;
}

export const action = deskAction(rateTableForms);

/** One table of new rates, as a form made from the schema of its file, or from an uploaded file. */
export default function RateTable() {
  const { table, state, fields, differences } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { instant } = useDesk();
  const ofTable = answer?.act === 'table' && answer.problem !== null ? answer : undefined;
  const typed = typedFields(fields, ofTable);
  const revision = state?.revision ?? 0;
  return (
    <Page title={called('tables', table)} actions={<ButtonLink to="/rates/draft">{e('draft.title')}</ButtonLink>}>
      <title>{called('tables', table)}</title>
      {answer?.problem === null ? <Note>{e('done')}</Note> : <Refusal answer={answer} />}
      {ofTable?.problem === 'draft-changed' && (
        <Section title={e('draft.theirs')}>
          <Differences differences={compareFields(fields, typed)} caption={e('draft.theirs')} />
        </Section>
      )}
      <Section title={e('draft.differences')} detail={differences.length}>
        <Differences differences={differences} caption={e('draft.differences')} />
      </Section>
      <Section
        title={e('draft.form')}
        detail={state === null ? undefined : e('draft.changed', { name: state.changedBy, at: instant(state.changedAt) })}
      >
        <EditorForm
          key={ofTable?.at ?? revision}
          intent="table"
          fields={typed}
          issues={listIssues(ofTable)}
          revision={revision}
          send={e('save')}
        />
      </Section>
      <FilePanel revision={revision} issues={listIssues(answer?.act === 'file' ? answer : undefined)} />
    </Page>
  );
}

type Issues = readonly { readonly field: string; readonly message: string }[];

function FilePanel({ revision, issues }: { readonly revision: number; readonly issues: Issues }) {
  const { e, path, issue } = useEditing();
  return (
    <Section title={e('draft.file')}>
      <Form method="post" encType="multipart/form-data">
        <input type="hidden" name="revision" value={revision} />
        <ul>
          {issues.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field !== '' && path(field)} {issue(message)}
            </li>
          ))}
        </ul>
        <Field name="file" type="file" label={e('draft.fileLabel')} help={e('draft.fileHelp')} required />
        <Button<RateIntent> intent="file">{e('draft.takeFile')}</Button>
      </Form>
    </Section>
  );
}
