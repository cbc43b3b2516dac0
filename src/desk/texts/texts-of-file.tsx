import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { listIssues } from '../editing/typed-fields.ts';
import { useEditing } from '../editing/use-editing.ts';
import { DraftPanel } from '../pages/draft-panel.tsx';
import { VersionsPanel } from '../pages/versions-panel.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Field, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { pathOf, textForms } from './text-forms.ts';
import { TextRows, typedTexts } from './text-rows.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const sought = new URL(args.request.url).searchParams.get('q') ?? '';
  const form = await requireSignedIn(args).queries.texts.form({ path: pathOf(params), sought });
  if (form === null) throw data(null, { status: 404 });
  return { ...form, sought, language: params.language ?? '', file: params.file ?? '' };
}

export const action = deskAction(textForms);

/** The interface texts of one file in one language: search, draft, preview on the real pages, publish and undo. */
export default function TextsOfFile() {
  const { rows, found, draft, differences, previews, versions, sought, language, file } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { instant } = useDesk();
  const title = `${called('texts.files', file)} · ${language}`;
  const revision = draft?.revision ?? 0;
  const kept = answer?.act === 'keep' && answer.problem !== null ? answer : undefined;
  return (
    <Page title={title} actions={<ButtonLink to="/texts">{e('texts.title')}</ButtonLink>}>
      <title>{title}</title>
      {answer?.problem === null ? <Note>{e('done')}</Note> : <Refusal answer={answer} />}
      {draft !== null && <p className={styles.muted}>{e('draft.changed', { name: draft.changedBy, at: instant(draft.changedAt) })}</p>}
      {draft !== null && <DraftPanel differences={differences} previews={previews} revision={revision} />}
      <Section title={e('draft.form')} detail={found}>
        <Form role="search" className={styles.row} key={sought}>
          <Field name="q" label={e('texts.search')} defaultValue={sought} />
          <Button>{e('pages.show')}</Button>
        </Form>
        {found > rows.length && <p className={styles.muted}>{e('texts.first', { count: rows.length })}</p>}
        <TextRows
          key={kept?.at ?? `${revision} ${versions.length} ${sought}`}
          rows={rows}
          revision={revision}
          typed={typedTexts(kept?.typed ?? {})}
          issues={listIssues(kept)}
        />
      </Section>
      <VersionsPanel versions={versions} mayTake={draft === null} />
    </Page>
  );
}
