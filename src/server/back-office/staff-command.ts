import { isEmail } from '#domain/input/email.ts';
import { isSiteLanguage } from '#domain/sites/keys.ts';
import { listMembers, type StaffMember } from '#operations/staff/member-store.ts';
import { close, invite, recover } from '#operations/staff/members.ts';
import { staffRoles } from '#operations/staff/rules/rights.ts';
import { readStaffEmail } from '#operations/staff/rules/staff-email.ts';
import { type BackOfficeContext, type Command, type CommandAnswer, type CommandInput, done, misunderstand, refuse } from './command.ts';

type DeskOpen = BackOfficeContext & { readonly deskUrl: string };

export const staffCommand: Command = {
  name: 'staff',
  usage: 'list | invite <mail> --name <name> [--role <role> …] [--language <language>] | close <mail>',
  summary: 'who may come to the desk: lists them, lets somebody in, closes the desk to somebody at once',
  options: {
    name: { type: 'string', help: 'as colleagues see it; needed to invite somebody new' },
    role: { type: 'string', multiple: true, help: `once a role: ${staffRoles.join(', ')}; left out: owner` },
    language: { type: 'string', help: 'of the desk and its mails: nl, en, de, fr or es (nl)' },
  },
  words: [1, 2],
  async run(context, input) {
    const { deskUrl } = context;
    if (deskUrl === null) return refuse('The desk is switched off (DESK=off).');
    const [act = '', address = ''] = input.positionals;
    const open = { ...context, deskUrl };
    if (act === 'list') return await list(open);
    const email = readStaffEmail(address);
    if (!isEmail(email)) return misunderstand(`"${address}" is not a mail address.`);
    if (act === 'invite') return await inviteOne(open, email, input);
    return act === 'close'
      ? await closeOne(open, email)
      : misunderstand('The command is: staff list, staff invite <mail> or staff close <mail>.');
  },
};

async function list({ db }: DeskOpen): Promise<CommandAnswer> {
  const members = await listMembers(db);
  const lines = members.map(
    ({ email, name, roles, closedAt }) => `${email}  ${name}  ${roles.join(', ')}${closedAt === null ? '' : '  left'}`,
  );
  return done(members, lines.length === 0 ? ['Nobody may come in yet: npm run trip -- staff invite <mail> --name <name>'] : lines);
}

/** Gives an existing member a new start after the loss of all sign-in methods: every earlier one stops working. */
async function inviteOne(context: DeskOpen, email: string, { text, texts }: CommandInput): Promise<CommandAnswer> {
  const known = await findOpen(context, email);
  if (known !== null) {
    const again = await recover(context, 'console', known.id);
    return again.ok ? sayInvited(again.value.url, known) : refuse(`${email} has left.`);
  }
  const [name, language, asked] = [text('name') ?? '', text('language') ?? 'nl', texts('role')];
  if (name.trim() === '') return misunderstand('--name is needed.');
  if (!isSiteLanguage(language)) return misunderstand('--language must be nl, en, de, fr or es.');
  const roles = staffRoles.filter((role) => (asked.length === 0 ? role === 'owner' : asked.includes(role)));
  if (roles.length !== Math.max(1, new Set(asked).size)) return misunderstand(`--role must be one of ${staffRoles.join(', ')}.`);
  const invited = await invite(context, 'console', { email, name: name.trim(), language, roles });
  return invited.ok ? sayInvited(invited.value.url, invited.value.member) : refuse(`${email} may come in already.`);
}

function sayInvited(url: string, { name, roles }: StaffMember): CommandAnswer {
  const lines = [`${name} (${roles.join(', ')}) gets this link by mail; it opens once, within seven days:`, url];
  return done({ name, roles, url }, lines);
}

async function closeOne(context: DeskOpen, email: string): Promise<CommandAnswer> {
  const known = await findOpen(context, email);
  if (known === null) return refuse(`Nobody with the address ${email} may come in.`);
  const closed = await close(context, 'console', known.id);
  if (!closed.ok)
    return refuse(closed.failure === 'last-owner' ? `${known.name} is the last owner: invite another first.` : `${email} has left.`);
  return done({ email, closed: true }, [`The desk is closed to ${known.name}; every session has ended.`]);
}

async function findOpen({ db }: DeskOpen, email: string): Promise<StaffMember | null> {
  return (await listMembers(db)).find((member) => member.email === email && member.closedAt === null) ?? null;
}
