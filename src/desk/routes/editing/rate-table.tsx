import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { KeepRateFileDocument, KeepRateTableDocument, RateFormDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { compareFields } from '../../editing/compare-fields.ts';
import { Differences } from '../../editing/differences.tsx';
import { EditOutcome } from '../../editing/edit-outcome.tsx';
import { readEditor, sendEdit } from '../../editing/edited.ts';
import styles from '../../editing/editing.module.css';
import { EditorForm } from '../../editing/editor-form.tsx';
import { useEditing } from '../../editing/use-editing.ts';
import { readTextFile } from '../../read-text-file.ts';
import { Button, Field, Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const table = params.table ?? '';
  const { rateForm } = await requireSignedIn(args).execute(RateFormDocument, { table });
  if (rateForm === null) throw data(null, { status: 404 });
  return { ...rateForm, table };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const table = params.table ?? '';
  const { execute } = requireSignedIn(args);
  const form = await args.request.formData();
  const { intent, revision, fields } = readEditor(form);
  return await sendEdit(intent, async () => {
    if (intent === 'file') {
      return (await execute(KeepRateFileDocument, { table, revision, text: await readTextFile(form.get('file')) })).keepRateFile;
    }
    return (await execute(KeepRateTableDocument, { table, revision, fields })).keepRateTable;
  });
}

/** One table of new rates, as a form made from the schema that reads its file; or from a file. */
export default function RateTable() {
  const { table, state, fields, differences } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { instant } = useDesk();
  const typed = sent?.problem === null ? null : sent?.fields;
  const revision = state?.revision ?? 0;
  return (
    <>
      <title>{called('tables', table)}</title>
      <p>
        <Link to="/rates/draft">{e('draft.title')}</Link>
      </p>
      <h1 className={styles.title}>{called('tables', table)}</h1>
      <EditOutcome sent={sent} />
      {state !== null && <p className={styles.muted}>{e('draft.changed', { name: state.changedBy, at: instant(state.changedAt) })}</p>}
      {sent?.problem === 'changed' && typed && (
        <Panel title={e('draft.theirs')}>
          <Differences differences={compareFields(fields, typed)} caption={e('draft.theirs')} />
        </Panel>
      )}
      <Panel title={e('draft.differences')} count={differences.length}>
        <Differences differences={differences} caption={e('draft.differences')} />
      </Panel>
      <Panel title={e('draft.form')}>
        <EditorForm
          key={typed ? sent?.stamp : revision}
          intent="table"
          fields={typed ?? fields}
          issues={sent?.intent === 'table' ? sent.issues : []}
          revision={revision}
          send={e('save')}
        />
      </Panel>
      <FilePanel revision={revision} issues={sent?.intent === 'file' ? sent.issues : []} />
    </>
  );
}

type Issues = readonly { readonly field: string; readonly message: string }[];

function FilePanel({ revision, issues }: { readonly revision: number; readonly issues: Issues }) {
  const { e, path, issue } = useEditing();
  return (
    <Panel title={e('draft.file')}>
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
        <Button intent="file">{e('draft.takeFile')}</Button>
      </Form>
    </Panel>
  );
}
