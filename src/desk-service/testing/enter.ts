import type { TestContext } from '#api/testing/test-context.ts';
import { parseYaml } from '#content/source-files.ts';
import { parseDriverCard } from '#operations/duties/rules/hours/driver-card.ts';
import { prepareBankFiles } from '#operations/payments/bank-file/prepare-bank-file.ts';
import { insertMember } from '#operations/staff/member-store.ts';
import type { StaffRole } from '#operations/staff/rules/rights.ts';
import type { SessionScope } from '#operations/staff/rules/sign-in.ts';
import { readUnitFile } from '#operations/tachograph/rules/read-unit.ts';
import { readOwnTexts } from '#output/texts/read-texts.ts';
import { answerProposal } from '#server/proposals/answer-proposal.ts';
import { answerWeek } from '#server/proposals/answer-week.ts';
import { artNames } from '#site/art/draw-art.tsx';
import type { DeskContext } from '../context.ts';

export type Somebody = { readonly roles: StaffRole[]; readonly scope?: SessionScope; readonly provedAt?: string };

/** The context of the desk's operations for somebody with these roles and a fresh proof of identity. */
export async function enter(context: TestContext, { roles, scope = 'whole', provedAt }: Somebody): Promise<DeskContext> {
  const email = `${roles.join('-').toLowerCase() || 'nobody'}@example.com`;
  const member = await insertMember(context.db, { email, name: `Mo ${roles.join(' ')}`, language: 'nl', roles });
  if (member === null) throw new Error('there already');
  const at = new Date().toISOString();
  const moments = { provedAt: provedAt ?? at, createdAt: at, seenAt: at, expiresAt: at };
  const session = {
    id: member.id,
    memberId: member.id,
    scope,
    proof: 'passkey' as const,
    browser: '',
    address: '',
    meansSince: null,
    ...moments,
  };
  return {
    ...context,
    deskUrl: 'https://desk.example.com',
    signedIn: { member, session },
    readOwnTexts,
    noteErasure: async () => undefined,
    propose: answerProposal,
    planWeek: async (question, { seconds }) => await answerWeek(question, { seconds: Math.min(seconds, 4), onProgress: () => undefined }),
    readBankFiles: prepareBankFiles,
    readRateFile: parseYaml,
    readCardFile: async (bytes) => parseDriverCard(bytes),
    readUnitFile: async (bytes) => readUnitFile(bytes),
    drawings: artNames,
  };
}

/** The status of the page that makes this call. It starts the call itself: one that is started earlier may be refused before anybody waits for it. */
export async function statusOf(ask: () => Promise<unknown>): Promise<number> {
  return await ask().then(
    () => 200,
    (error) => (error instanceof Response ? error.status : 0),
  );
}
