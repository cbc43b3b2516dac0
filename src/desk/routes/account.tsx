import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router';
import {
  AccountDocument,
  type AccountQuery,
  ChangeMyLanguageDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RemovePasskeyDocument,
} from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { languageChoices } from '../facts/language-choices.ts';
import { Button, Facts, Panel, Problem, Select } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import styles from './today.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).execute(AccountDocument, {});
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return await unlessAway({}, () => change(requireSignedIn(args), form));
}

async function change({ execute }: DeskRequest, form: FormData) {
  const id = String(form.get('id') ?? '');
  if (form.get('intent') === 'passkey') {
    const { removePasskey } = await execute(RemovePasskeyDocument, { id });
    return data(removePasskey, { status: removePasskey.problem === null ? 200 : 409 });
  }
  if (form.get('intent') === 'language') {
    const { changeMyLanguage } = await execute(ChangeMyLanguageDocument, { language: String(form.get('language') ?? '') });
    // Anew, for all words of the page are others.
    return changeMyLanguage.problem === null ? redirectDocument('/account') : data(changeMyLanguage, { status: 409 });
  }
  if (form.get('intent') === 'others') await execute(EndOtherSessionsDocument, {});
  else await execute(EndSessionDocument, { id });
  return data({ problem: null });
}

/** One's own: where one is signed in, and with what. */
export default function Account() {
  const { me, mySessions, myPasskeys } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t, named } = useDesk();
  return (
    <>
      <title>{me.name}</title>
      <h1 className={styles.title}>{me.name}</h1>
      <Problem code={outcome?.problem} />
      <Panel title={t('account.me')}>
        <Facts
          facts={[
            [t('signIn.email'), me.email],
            [t('people.rolesOf'), me.roles.map((role) => named('roles', role)).join(', ')],
          ]}
        />
        <Form method="post">
          <Select label={t('people.language')} name="language" options={languageChoices} defaultValue={me.language} />
          <Button intent="language">{t('account.changeLanguage')}</Button>
        </Form>
      </Panel>
      <Passkeys keys={myPasskeys} />
      <Sessions sessions={mySessions} />
    </>
  );
}

function Passkeys({ keys }: { readonly keys: AccountQuery['myPasskeys'] }) {
  const { t, instant } = useDesk();
  return (
    <Panel title={t('account.passkeys')} count={keys.length}>
      <ul className={styles.list}>
        {keys.map((key) => (
          <li key={key.id}>
            <Form method="post" className={styles.row}>
              <input type="hidden" name="id" value={key.id} />
              <span>
                {key.name} {instant(key.usedAt ?? key.createdAt)}
              </span>
              <Button intent="passkey" kind="danger">
                {t('account.remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/sign-in/set-up">{t('account.add')}</Link>
      </p>
    </Panel>
  );
}

function Sessions({ sessions }: { readonly sessions: AccountQuery['mySessions'] }) {
  const { t, named, instant } = useDesk();
  return (
    <Panel title={t('account.sessions')} count={sessions.length}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Form method="post" className={styles.row}>
              <input type="hidden" name="id" value={session.id} />
              <span>
                {session.browser} ({named('proofs', session.proof)}), {instant(session.seenAt)} {session.isThis && t('account.this')}
              </span>
              {!session.isThis && (
                <Button intent="session" kind="danger">
                  {t('account.end')}
                </Button>
              )}
            </Form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button intent="others" kind="danger">
            {t('account.endOthers')}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
