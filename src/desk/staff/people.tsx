import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { type StaffRole, staffRoles } from '#operations/staff/rules/rights.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { languageChoices } from '../facts/language-choices.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Choice, Field, Note, Panel, Refusal, Select } from '../ui/parts.tsx';
import { readsAfterRefusal, useAnswer } from '../use-answer.ts';
import styles from './staff.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.people.members({});
}

export const action = deskAction({
  invite: async ({ acts }, { text, texts }) =>
    acts.people.invite({ name: text('name'), email: text('email'), language: text('language'), role: texts('role') }),
  again: async ({ acts }, { text }) => acts.people.inviteAgain({ id: text('id') }),
  roles: async ({ acts }, { text, texts }) => acts.people.changeRoles({ id: text('id'), role: texts('role'), before: texts('before') }),
  recover: async ({ acts }, { text }) => acts.people.recover({ id: text('id') }),
  sessions: async ({ acts }, { text }) => acts.people.endSessions({ id: text('id') }),
  close: async ({ acts }, { text }) => acts.people.close({ id: text('id') }),
});

export const shouldRevalidate = readsAfterRefusal;

type Member = Awaited<ReturnType<DeskQueries['people']['members']>>[number];

/** Who has access to the desk, and their roles. */
export default function People() {
  const members = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  return (
    <>
      <title>{t('people.title')}</title>
      <h1 className={styles.title}>{t('people.title')}</h1>
      <Refusal answer={outcome} />
      {outcome?.problem === null && <Note>{t(outcome.act === 'recover' ? 'people.asked' : 'people.done')}</Note>}
      <Panel title={t('people.here')} count={members.filter(({ isClosed }) => !isClosed).length}>
        <ul className={styles.list}>
          {members.map((member) => (
            <li key={member.id}>
              <p>
                <strong>{member.name}</strong> {member.email} {member.roles.map((role) => t(`roles.${role}`)).join(', ')}{' '}
                {member.isClosed && t('people.left')} {member.isUnreadable && t('table.unreadable')}
              </p>
              {!member.isClosed && <MemberForm member={member} />}
            </li>
          ))}
        </ul>
      </Panel>
      <Answered answer={outcome?.act === 'invite' ? outcome : undefined}>
        <InvitationForm />
      </Answered>
    </>
  );
}

function MemberForm({ member }: { readonly member: Member }) {
  const { t } = useDesk();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={member.id} />
      {member.roles.map((role) => (
        <input key={role} type="hidden" name="before" value={role} />
      ))}
      <RoleChoices roles={member.roles} />
      <div className={styles.row}>
        <Button intent="roles">{t('people.roles')}</Button>
        <Button intent="again">{t('people.again')}</Button>
        <Button intent="recover">{t('people.recover')}</Button>
        <Button intent="sessions">{t('people.endSessions')}</Button>
        <Button intent="close" kind="danger">
          {t('people.close')}
        </Button>
      </div>
    </Form>
  );
}

function RoleChoices({ roles }: { readonly roles: readonly StaffRole[] }) {
  const { t } = useDesk();
  return staffRoles.map((role) => <Choice key={role} name="role" value={role} label={t(`roles.${role}`)} checked={roles.includes(role)} />);
}

function InvitationForm() {
  const { t } = useDesk();
  return (
    <Panel title={t('people.invite')}>
      <Form method="post">
        <Field label={t('trip.name')} name="name" required maxLength={textLimits.name} />
        <Field label={t('signIn.email')} name="email" type="email" required maxLength={textLimits.email} />
        <Select label={t('people.language')} name="language" options={languageChoices} />
        <fieldset>
          <legend>{t('people.rolesOf')}</legend>
          <RoleChoices roles={[]} />
        </fieldset>
        <Button kind="main" intent="invite">
          {t('people.send')}
        </Button>
      </Form>
    </Panel>
  );
}
