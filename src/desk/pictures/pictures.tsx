import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { Button, Note, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { thumbnailOf } from './picture-choices.ts';
import { PictureUpload } from './picture-upload.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.pictures.all({});
}

type Outcome = { readonly problem: string | null; readonly done: 'added' | 'removed' };

export async function action(args: ActionFunctionArgs) {
  return await unlessAway({ done: 'added' as const }, async () => {
    // Without a session nothing of the body is read.
    const outcome = await act(requireSignedIn(args), await args.request.formData());
    return data(outcome, { status: outcome.problem === null ? 200 : 409 });
  });
}

async function act({ acts, addPicture }: DeskRequest, form: FormData): Promise<Outcome> {
  if (form.get('intent') === 'remove') {
    const removed = await acts.pictures.remove({ key: String(form.get('key') ?? '') });
    return { problem: removed.isDone ? null : removed.problem, done: 'removed' };
  }
  const file = form.get('file');
  if (!(file instanceof File)) return { problem: 'not-a-picture', done: 'added' };
  const { problem } = await addPicture({ name: file.name, bytes: await file.bytes() });
  return { problem, done: 'added' };
}

type Picture = Awaited<ReturnType<typeof loader>>[number];

/** Every picture that pages can show: uploaded ones, which are added here, and the program's drawings. */
export default function Pictures() {
  const pictures = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const own = pictures.filter(({ name }) => name !== null);
  const drawings = pictures.filter(({ name }) => name === null);
  return (
    <Page title={e('pictures.title')} count={pictures.length} actions={<ButtonLink to="/pages">{e('pages.title')}</ButtonLink>}>
      <title>{e('pictures.title')}</title>
      {sent?.problem === null && <Note>{sent.done === 'added' ? e('pictures.added') : e('pictures.removed')}</Note>}
      {sent?.problem === 'away' && <Problem code="away" />}
      {sent !== undefined && sent.problem !== null && sent.problem !== 'away' && (
        <p className={part.problem} role="alert">
          {called('pictures.problems', sent.problem)}
        </p>
      )}
      <PictureUpload />
      <Section title={e('pictures.own')} detail={own.length}>
        {own.length === 0 && <p>{e('pictures.none')}</p>}
        <PictureList pictures={own} />
      </Section>
      <Section title={e('pictures.drawings')} detail={drawings.length}>
        <details className={styles.more}>
          <summary>{e('pictures.showDrawings')}</summary>
          <PictureList pictures={drawings} />
        </details>
      </Section>
    </Page>
  );
}

function PictureList({ pictures }: { readonly pictures: readonly Picture[] }) {
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture) => (
        <PictureItem key={picture.key} picture={picture} />
      ))}
    </ul>
  );
}

function PictureItem({ picture: { key, name, addedAt, addedBy, uses } }: { readonly picture: Picture }) {
  const { e } = useEditing();
  const { instant } = useDesk();
  return (
    <li>
      <img className={styles.thumbnail} src={thumbnailOf(key)} alt="" width={240} height={135} loading="lazy" />
      <p>
        <strong>{name ?? key}</strong>
        {addedAt !== null && addedBy !== null && (
          <span className={styles.muted}> {e('pictures.addedBy', { name: addedBy, at: instant(addedAt) })}</span>
        )}
      </p>
      {uses.length === 0 ? (
        <p className={styles.muted}>{e('pictures.unused')}</p>
      ) : (
        <details className={styles.more}>
          <summary>{e('pictures.uses', { count: uses.length })}</summary>
          <ul className={styles.list}>
            {uses.map((path) => (
              <li key={path}>
                <Link to={`/pages/${path}`} discover="none">
                  {path.replace(/\/[^/]+$/, '')}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {name !== null && uses.length === 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="key" value={key} />
          <Button intent="remove" kind="danger">
            {e('pictures.remove', { name })}
          </Button>
        </Form>
      )}
    </li>
  );
}
