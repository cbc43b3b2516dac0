import { Form, Link, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { languageChoices } from '../facts/language-choices.ts';
import { CalendarPanel, officeCalendarForms } from '../planning/calendar-panel.tsx';
import { Button, Facts, Panel, Refusal, Select } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import styles from './staff.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { queries, signedIn } = requireSignedIn(args);
  const mayPlan = signedIn.rights.includes('assign-drivers');
  const calendar = mayPlan ? { address: await queries.calendars.ofOffice({}) } : null;
  return { ...(await queries.account.mine({})), calendar };
}

export const action = deskAction({
  passkey: async ({ acts }, { text }) => acts.account.removePasskey({ id: text('id') }),
  language: async ({ acts }, { text }) => {
    const outcome = await acts.account.changeLanguage({ language: text('language') });
    // Reload the whole document, because every text of the page changes.
    return outcome.isDone ? redirectDocument('/account') : outcome;
  },
  session: async ({ acts }, { text }) => acts.account.endSession({ id: text('id') }),
  others: async ({ acts }) => acts.account.endOtherSessions({}),
  all: async ({ acts }) => {
    const outcome = await acts.account.endAllSessions({});
    return outcome.isDone ? redirectDocument('/sign-in') : outcome;
  },
  codes: async ({ acts }) => acts.account.removeCodes({}),
  ...officeCalendarForms,
});

type Account = Awaited<ReturnType<DeskQueries['account']['mine']>>;

/** The person's own account: sessions and means of sign-in. */
export default function AccountPage() {
  const { me, sessions, passkeys, codesSince, calendar } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  return (
    <>
      <title>{me.name}</title>
      <h1 className={styles.title}>{me.name}</h1>
      <Refusal answer={outcome} />
      <Panel title={t('account.me')}>
        <Facts
          facts={[
            [t('signIn.email'), me.email],
            [t('people.rolesOf'), me.roles.map((role) => t(`roles.${role}`)).join(', ')],
          ]}
        />
        <Form method="post">
          <Select label={t('people.language')} name="language" options={languageChoices} defaultValue={me.language} />
          <Button intent="language">{t('account.changeLanguage')}</Button>
        </Form>
      </Panel>
      <Passkeys keys={passkeys} codesSince={codesSince} />
      <Sessions sessions={sessions} />
      {calendar !== null && <CalendarPanel address={calendar.address} answer={outcome} />}
    </>
  );
}

function Passkeys({ keys, codesSince }: { readonly keys: Account['passkeys']; readonly codesSince: string | null }) {
  const { t, instant } = useDesk();
  return (
    <Panel title={t('account.passkeys')} count={keys.length + (codesSince === null ? 0 : 1)}>
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
        {codesSince !== null && (
          <li>
            <Form method="post" className={styles.row}>
              <span>
                {t('setUp.codes')} {instant(codesSince)}
              </span>
              <Button intent="codes" kind="danger">
                {t('account.remove')}
              </Button>
            </Form>
          </li>
        )}
      </ul>
      <p>
        <Link to="/sign-in/set-up">{t('account.add')}</Link>
      </p>
    </Panel>
  );
}

function Sessions({ sessions }: { readonly sessions: Account['sessions'] }) {
  const { t, instant } = useDesk();
  return (
    <Panel title={t('account.sessions')} count={sessions.length}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Form method="post" className={styles.row}>
              <input type="hidden" name="id" value={session.id} />
              <span>
                {[session.device, session.address].filter((known) => known !== '').join(', ')} ({t(`proofs.${session.proof}`)}),{' '}
                {instant(session.seenAt)} {session.isThis && t('account.this')}
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
      <Form method="post" className={styles.row}>
        {sessions.length > 1 && (
          <Button intent="others" kind="danger">
            {t('account.endOthers')}
          </Button>
        )}
        <Button intent="all" kind="danger">
          {t('account.endAll')}
        </Button>
      </Form>
    </Panel>
  );
}
