import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import {
  CopyEntryDocument,
  DiscardPageDraftDocument,
  KeepPageDraftDocument,
  PageFormDocument,
  PublishPageDocument,
  TakePageBackDocument,
} from '../../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { compareFields } from '../../editing/compare-fields.ts';
import { Differences } from '../../editing/differences.tsx';
import { EditOutcome } from '../../editing/edit-outcome.tsx';
import { readEditor, refused, sendEdit } from '../../editing/edited.ts';
import styles from '../../editing/editing.module.css';
import { EditorForm } from '../../editing/editor-form.tsx';
import { useEditing } from '../../editing/use-editing.ts';
import { CopyPanel } from '../../pages/copy-panel.tsx';
import { DraftPanel } from '../../pages/draft-panel.tsx';
import { TextLinks } from '../../pages/text-links.tsx';
import { VersionsPanel } from '../../pages/versions-panel.tsx';
import { PictureChoicesContext } from '../../pictures/picture-choices.ts';
import { Panel, Warning } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const path = params['*'] ?? '';
  const { pageForm, pictures } = await requireSignedIn(args).execute(PageFormDocument, { path });
  if (pageForm === null) throw data(null, { status: 404 });
  return { ...pageForm, pictures, path };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const path = params['*'] ?? '';
  const desk = requireSignedIn(args);
  const form = await args.request.formData();
  let removed: readonly string[] = [];
  const sent = await sendEdit(String(form.get('intent') ?? ''), async () => {
    const done = await act(desk, path, form);
    removed = done.removed;
    return done.edited;
  });
  const outcome = 'data' in sent ? sent.data : sent;
  return data({ ...outcome, removed }, { status: outcome.problem === null ? 200 : outcome.problem === 'away' ? 503 : 409 });
}

async function act({ execute }: DeskRequest, path: string, form: FormData) {
  const { intent, revision, fields } = readEditor(form);
  const note = String(form.get('note') ?? '');
  switch (intent) {
    case 'keep':
      return (await execute(KeepPageDraftDocument, { path, revision, fields })).keepPageDraft;
    case 'publish':
      return { edited: (await execute(PublishPageDocument, { path, revision, note })).publishPage, removed: [] };
    case 'discard':
      return { edited: (await execute(DiscardPageDraftDocument, { path })).discardPageDraft, removed: [] };
    case 'copy': {
      const { copyEntry } = await execute(CopyEntryDocument, { path, name: String(form.get('name') ?? '').trim() });
      if (copyEntry.path !== null) throw redirect(`/pages/${copyEntry.path}`);
      return { edited: copyEntry.edited, removed: [] };
    }
    case 'back':
      return {
        edited: (await execute(TakePageBackDocument, { path, version: readWhole(form.get('version')) ?? 0 })).takePageBack,
        removed: [],
      };
    default:
      return { edited: refused, removed: [] };
  }
}

/** One text of the sites in one language, or what its languages share: its form, its draft on the real page, and every version it had. */
export default function PageText() {
  const { path, isShared, mayBeCopied, texts, pictures, draft, fields, differences, previews, versions } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e } = useEditing();
  const { instant } = useDesk();
  const typed = sent?.problem === null ? null : sent?.fields;
  const revision = draft?.revision ?? 0;
  return (
    <>
      <title>{path}</title>
      <p>
        <Link to="/pages">{e('pages.title')}</Link>
      </p>
      <h1 className={styles.title}>{path}</h1>
      <EditOutcome sent={sent} />
      {sent !== undefined && sent.removed.length > 0 && (
        <Warning>
          <p>{e('pages.removed', { what: sent.removed.join(', ') })}</p>
        </Warning>
      )}
      {draft !== null && <p className={styles.muted}>{e('draft.changed', { name: draft.changedBy, at: instant(draft.changedAt) })}</p>}
      {sent?.problem === 'changed' && typed && (
        <Panel title={e('draft.theirs')}>
          <Differences differences={compareFields(fields, typed)} caption={e('draft.theirs')} />
        </Panel>
      )}
      {draft !== null && <DraftPanel differences={differences} previews={previews} revision={revision} />}
      <Panel title={e('draft.form')}>
        <p className={styles.muted}>{isShared ? e('pages.sharedHelp') : e('pages.formHelp')}</p>
        <PictureChoicesContext value={pictures}>
          <EditorForm
            key={typed ? sent?.stamp : `${revision} ${versions.length}`}
            intent="keep"
            fields={typed ?? fields}
            issues={sent === undefined || sent.intent === 'copy' ? [] : sent.issues}
            revision={revision}
            send={e('pages.keep')}
          />
        </PictureChoicesContext>
      </Panel>
      {isShared && <TextLinks texts={texts} />}
      {mayBeCopied && <CopyPanel issues={sent?.intent === 'copy' ? sent.issues : []} />}
      <VersionsPanel versions={versions} mayTake={draft === null} />
    </>
  );
}
