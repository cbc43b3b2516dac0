import { useContext } from 'react';
import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { v7 as createKey } from 'uuid';
import { textLimits } from '#domain/input/text-limits.ts';
import { tagOf } from '#domain/sites/language.ts';
import { letterKeys } from '#domain/trip/letters.ts';
import { LetterDocument, WriteLetterDocument } from '../api/generated/operations.ts';
import { typedIn } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { DeskTextsContext } from '../desk-texts.ts';
import { fillLetter } from '../sales/fill-letter.ts';
import { SalesTextsContext, useSales } from '../sales/use-sales.ts';
import styles from '../trip/trip-acts.module.css';
import { Button, Field, Problem, TextField } from '../ui/parts.tsx';
import { TypedContext } from '../ui/typed.ts';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const reference = params.reference ?? '';
  const { letter } = await desk.execute(LetterDocument, { reference });
  if (letter === null) throw data(null, { status: 404 });
  const asked = new URL(args.request.url).searchParams.get('letter');
  const chosen = letter.letters.find((key) => key === asked) ?? letter.letters[0] ?? '';
  const draft = fillLetter(chosen, { letter: { ...letter, reference }, textsIn: desk.textsIn });
  const { name, email, language } = letter;
  const letters = letterKeys.filter((key) => letter.letters.includes(key));
  return { ...{ reference, name, email, language, letters, chosen, draft }, formKey: createKey(), texts: desk.textsOf('sales') };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const typed = typedIn(await args.request.formData());
  const reference = params.reference ?? '';
  return await unlessAway({ typed }, async () => {
    const written = { reference, key: typed.key ?? '', subject: typed.subject ?? '', text: typed.text ?? '' };
    const { problem } = (await requireSignedIn(args).execute(WriteLetterDocument, written)).writeLetter;
    if (problem === null) throw redirect(`/trips/${reference}`);
    return data({ problem, typed }, { status: 409 });
  });
}

/** A letter to the customer of a trip, which begins with a template and ends as whoever writes it leaves it. */
export default function WriteLetter() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <SalesTextsContext value={texts}>
      <WriteLetterPage />
    </SalesTextsContext>
  );
}

function WriteLetterPage() {
  const { reference, name, email, language, chosen } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>();
  const s = useSales();
  const nameOf = useLanguageName();
  return (
    <>
      <title>{`${s('letter.title')} ${reference}`}</title>
      <h1>
        {s('letter.title')}: {reference}
      </h1>
      <p>
        <Link to={`/trips/${reference}`}>{s('caller.back')}</Link>
      </p>
      <Problem code={answered?.problem} />
      {email === '' ? (
        <p>{s('letter.nobody')}</p>
      ) : (
        <>
          <p>{s('letter.lead', { name, email, language: nameOf(language) })}</p>
          <Templates />
          <LetterForm key={chosen} typed={answered?.typed} />
        </>
      )}
    </>
  );
}

/** As the page's reader calls a language. */
function useLanguageName() {
  const { language } = useContext(DeskTextsContext);
  return (code: string) => new Intl.DisplayNames([tagOf(language)], { type: 'language' }).of(code.slice(0, 2)) ?? code;
}

/** What the letter begins with: links, so that they need no script. */
function Templates() {
  const { letters, chosen } = useLoaderData<typeof loader>();
  const s = useSales();
  return (
    <nav aria-label={s('letter.begin')}>
      <p>{s('letter.begin')}</p>
      <div className={styles.acts}>
        {letters.map((key) => (
          <Link
            key={key}
            className={styles.link}
            to={`?letter=${key}`}
            preventScrollReset
            aria-current={key === chosen ? 'true' : undefined}
          >
            {s(`letter.letters.${key}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function LetterForm({ typed }: { readonly typed: Readonly<Record<string, string>> | undefined }) {
  const { draft, formKey } = useLoaderData<typeof loader>();
  const s = useSales();
  return (
    <TypedContext value={typed ?? {}}>
      <Form method="post">
        <input type="hidden" name="key" value={typed?.key ?? formKey} />
        <Field label={s('letter.subject')} name="subject" defaultValue={draft.subject} required maxLength={textLimits.subject} />
        <TextField
          label={s('letter.text')}
          name="text"
          defaultValue={draft.text}
          help={s('letter.help')}
          rows={14}
          required
          maxLength={textLimits.letter}
        />
        <Button kind="main">{s('letter.send')}</Button>
      </Form>
    </TypedContext>
  );
}
