import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { compareFields } from '../editing/compare-fields.ts';
import { Differences } from '../editing/differences.tsx';
import styles from '../editing/editing.module.css';
import { EditorForm } from '../editing/editor-form.tsx';
import { listIssues, typedFields } from '../editing/typed-fields.ts';
import { useEditing } from '../editing/use-editing.ts';
import { PictureChoicesContext } from '../pictures/picture-choices.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Note, Refusal, Warning } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { CopyPanel } from './copy-panel.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { pageForms } from './page-forms.ts';
import { TextLinks } from './text-links.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const path = params['*'] ?? '';
  const { queries } = requireSignedIn(args);
  const [form, pictures] = await Promise.all([queries.pages.form({ path }), queries.pictures.choices({})]);
  if (form === null) throw data(null, { status: 404 });
  return { ...form, pictures, path };
}

export const action = deskAction(pageForms);

/** One text of the sites in one language, or what its languages share: its form, its draft on the real page, and all its versions. */
export default function PageText() {
  const { path, isShared, mayBeCopied, texts, draft, differences, previews, versions } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e } = useEditing();
  const { instant } = useDesk();
  const removed =
    answer !== undefined && typeof answer.value === 'object' && answer.value !== null && 'removed' in answer.value
      ? answer.value.removed
      : [];
  return (
    <Page title={path} actions={<ButtonLink to="/pages">{e('pages.title')}</ButtonLink>}>
      <title>{path}</title>
      {answer?.problem === null ? <Note>{e('done')}</Note> : <Refusal answer={answer} />}
      {removed.length > 0 && <Warning>{e('pages.removed', { what: removed.join(', ') })}</Warning>}
      {draft !== null && <p className={styles.muted}>{e('draft.changed', { name: draft.changedBy, at: instant(draft.changedAt) })}</p>}
      {draft !== null && <DraftPanel differences={differences} previews={previews} revision={draft.revision} />}
      <FormPart />
      {isShared && <TextLinks texts={texts} />}
      {mayBeCopied && <CopyPanel issues={listIssues(answer?.act === 'copy' ? answer : undefined)} />}
      <VersionsPanel versions={versions} mayTake={draft === null} />
    </Page>
  );
}

/** The form, with what was typed where it was refused, and what somebody else stored meanwhile. */
function FormPart() {
  const { isShared, pictures, draft, fields, versions } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e } = useEditing();
  const kept = answer?.act === 'keep' && answer.problem !== null ? answer : undefined;
  const typed = typedFields(fields, kept);
  const revision = draft?.revision ?? 0;
  return (
    <>
      {kept?.problem === 'draft-changed' && (
        <Section title={e('draft.theirs')}>
          <Differences differences={compareFields(fields, typed)} caption={e('draft.theirs')} />
        </Section>
      )}
      <Section title={e('draft.form')}>
        <p className={styles.muted}>{isShared ? e('pages.sharedHelp') : e('pages.formHelp')}</p>
        <PictureChoicesContext value={pictures}>
          <EditorForm
            key={kept?.at ?? `${revision} ${versions.length}`}
            intent="keep"
            fields={typed}
            issues={listIssues(answer?.act === 'copy' ? undefined : answer)}
            revision={revision}
            send={e('pages.keep')}
          />
        </PictureChoicesContext>
      </Section>
    </>
  );
}
