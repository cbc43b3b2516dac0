import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import {
  DiscardTextDraftDocument,
  KeepTextDraftDocument,
  PublishTextsDocument,
  TakeTextsBackDocument,
  TextFormDocument,
} from '../../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { EditOutcome } from '../../editing/edit-outcome.tsx';
import { readEditor, refused, sendEdit } from '../../editing/edited.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { DraftPanel } from '../../pages/draft-panel.tsx';
import { VersionsPanel } from '../../pages/versions-panel.tsx';
import { readTyped, TextRows } from '../../texts/text-rows.tsx';
import { Button, Field, Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

const pathOf = ({ language = '', file = '' }: LoaderFunctionArgs['params']) => `locales/${language}/${file}.json`;

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const sought = new URL(args.request.url).searchParams.get('q') ?? '';
  const { textForm } = await requireSignedIn(args).execute(TextFormDocument, { path: pathOf(params), sought });
  if (textForm === null) throw data(null, { status: 404 });
  return { ...textForm, sought, language: params.language ?? '', file: params.file ?? '' };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const sent = await sendEdit(String(form.get('intent') ?? ''), () => act(requireSignedIn(args), pathOf(params), form));
  const outcome = 'data' in sent ? sent.data : sent;
  const status = outcome.problem === null ? 200 : outcome.problem === 'away' ? 503 : 409;
  return data({ ...outcome, typed: readTyped(form) }, { status });
}

async function act({ execute }: DeskRequest, path: string, form: FormData) {
  const { intent, revision } = readEditor(form);
  switch (intent) {
    case 'keep': {
      const texts = Object.entries(readTyped(form)).map(([name, text]) => ({ name, values: [text] }));
      return (await execute(KeepTextDraftDocument, { path, revision, texts })).keepTextDraft;
    }
    case 'publish':
      return (await execute(PublishTextsDocument, { path, revision, note: String(form.get('note') ?? '') })).publishTexts;
    case 'discard':
      return (await execute(DiscardTextDraftDocument, { path })).discardTextDraft;
    case 'back':
      return (await execute(TakeTextsBackDocument, { path, version: readWhole(form.get('version')) ?? 0 })).takeTextsBack;
    default:
      return refused;
  }
}

/** Interface texts of one file in one language: sought, changed as a draft, seen on the real pages, published and taken back. */
export default function TextsOfFile() {
  const { rows, found, draft, differences, previews, versions, sought, language, file } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { instant } = useDesk();
  const title = `${called('texts.files', file)} · ${language}`;
  const revision = draft?.revision ?? 0;
  const isKept = sent !== undefined && sent.intent === 'keep' && sent.problem !== null;
  return (
    <>
      <title>{title}</title>
      <p>
        <Link to="/texts">{e('texts.title')}</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <EditOutcome sent={sent} />
      {draft !== null && <p className={styles.muted}>{e('draft.changed', { name: draft.changedBy, at: instant(draft.changedAt) })}</p>}
      {draft !== null && <DraftPanel differences={differences} previews={previews} revision={revision} />}
      <Panel title={e('draft.form')} count={found}>
        <Form role="search" className={styles.row} key={sought}>
          <Field name="q" label={e('texts.search')} defaultValue={sought} />
          <Button>{e('pages.show')}</Button>
        </Form>
        {found > rows.length && <p className={styles.muted}>{e('texts.first', { count: rows.length })}</p>}
        <TextRows
          key={isKept ? sent.stamp : `${revision} ${versions.length} ${sought}`}
          rows={rows}
          revision={revision}
          typed={isKept ? sent.typed : {}}
          issues={isKept ? sent.issues : []}
        />
      </Panel>
      <VersionsPanel versions={versions} mayTake={draft === null} />
    </>
  );
}
