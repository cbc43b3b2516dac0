import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { staffRoles } from '#operations/staff/rules/rights.ts';
import {
  ChangeRolesDocument,
  CloseMemberDocument,
  InviteAgainDocument,
  InviteDocument,
  MembersDocument,
  type MembersQuery,
} from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { languageChoices } from '../facts/language-choices.ts';
import { Button, Choice, Field, Note, Panel, Problem, Select } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import styles from './today.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return (await requireSignedIn(args).execute(MembersDocument, {})).members;
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return await unlessAway({}, async () => {
    const problem = await change(requireSignedIn(args), form);
    return data({ problem }, { status: problem === null ? 200 : 409 });
  });
}

async function change({ execute }: DeskRequest, form: FormData): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? '');
  const [id, roles] = [text('id'), form.getAll('role').map(String)];
  switch (text('intent')) {
    case 'invite':
      return (await execute(InviteDocument, { email: text('email'), name: text('name'), language: text('language'), roles })).invite
        .problem;
    case 'again':
      return (await execute(InviteAgainDocument, { id })).inviteAgain.problem;
    case 'roles':
      return (await execute(ChangeRolesDocument, { id, roles })).changeRoles.problem;
    case 'close':
      return (await execute(CloseMemberDocument, { id })).closeMember.problem;
    default:
      return 'refused';
  }
}

type Member = MembersQuery['members'][number];

/** Who may come in, and what for. */
export default function People() {
  const members = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  return (
    <>
      <title>{t('people.title')}</title>
      <h1 className={styles.title}>{t('people.title')}</h1>
      <Problem code={outcome?.problem} />
      {outcome?.problem === null && <Note>{t('people.done')}</Note>}
      <Panel title={t('people.here')} count={members.filter(({ isClosed }) => !isClosed).length}>
        <ul className={styles.list}>
          {members.map((member) => (
            <li key={member.id}>
              <p>
                <strong>{member.name}</strong> {member.email} {member.isClosed && t('people.left')}
              </p>
              {!member.isClosed && <MemberForm member={member} />}
            </li>
          ))}
        </ul>
      </Panel>
      <InvitationForm />
    </>
  );
}

function MemberForm({ member }: { readonly member: Member }) {
  const { t } = useDesk();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={member.id} />
      <RoleChoices roles={member.roles} />
      <div className={styles.row}>
        <Button intent="roles">{t('people.roles')}</Button>
        <Button intent="again">{t('people.again')}</Button>
        <Button intent="close" kind="danger">
          {t('people.close')}
        </Button>
      </div>
    </Form>
  );
}

function RoleChoices({ roles }: { readonly roles: readonly string[] }) {
  const { named } = useDesk();
  return staffRoles.map((role) => (
    <Choice key={role} name="role" value={role} label={named('roles', role)} checked={roles.includes(role)} />
  ));
}

function InvitationForm() {
  const { t } = useDesk();
  return (
    <Panel title={t('people.invite')}>
      <Form method="post">
        <Field label={t('trip.name')} name="name" required />
        <Field label={t('signIn.email')} name="email" type="email" required />
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
