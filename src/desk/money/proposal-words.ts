import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { DeskWords } from '../desk-texts.ts';
import type { ShapeName } from '../ui/icons/icon-names.ts';
import type { Tone } from '../ui/state.tsx';

export type BankLine = Awaited<ReturnType<DeskQueries['money']['bankLines']>>[number];

type Look = {
  readonly shape: ShapeName;
  readonly tone: Tone;
  readonly text:
    | 'money.match'
    | 'money.parts'
    | 'money.together'
    | 'money.lessFee'
    | 'money.otherAmount'
    | 'money.likely'
    | 'money.several'
    | 'money.none';
};

/** The look of each kind of proposal in the list. */
export const proposalLooks: Readonly<Record<BankLine['proposal']['kind'], Look>> = {
  match: { shape: 'booked', tone: 'green', text: 'money.match' },
  parts: { shape: 'booked', tone: 'green', text: 'money.parts' },
  together: { shape: 'request', tone: 'blue', text: 'money.together' },
  'less-fee': { shape: 'part', tone: 'amber', text: 'money.lessFee' },
  'other-amount': { shape: 'part', tone: 'amber', text: 'money.otherAmount' },
  likely: { shape: 'request', tone: 'blue', text: 'money.likely' },
  several: { shape: 'request', tone: 'accent', text: 'money.several' },
  none: { shape: 'expired', tone: 'grey', text: 'money.none' },
};

/** The proposed trip and the reason: the two lines beside the state. */
export function describeProposal(
  { proposal, cents }: BankLine,
  { t, money }: DeskWords,
): { readonly first: string; readonly second: string } {
  const [trip] = proposal.trips;
  if (trip === undefined || proposal.kind === 'none') return { first: t('money.nothing'), second: '' };
  const count = proposal.trips.length;
  const first = `${trip.reference} · ${trip.name}`;
  if (proposal.kind === 'several') {
    const isNamed = proposal.by !== 'amount';
    return isNamed
      ? { first: t('money.named', { count }), second: proposal.trips.map(({ reference }) => reference).join(', ') }
      : { first: t('money.tripsOfSum', { count }), second: t('money.dueEach', { sum: money(cents) }) };
  }
  if (proposal.kind === 'parts' || proposal.kind === 'together') {
    return { first: t('money.named', { count }), second: proposal.trips.map(({ reference }) => reference).join(', ') };
  }
  if (proposal.kind === 'likely') return { first, second: t('money.whyAmount') };
  if (proposal.kind === 'less-fee') {
    const owed = trip.nextCents > cents ? trip.nextCents : trip.openCents;
    return { first, second: t('money.whyFee', { sum: money(owed - cents) }) };
  }
  if (proposal.kind === 'other-amount') return { first, second: describeDifference(cents, trip.openCents, { t, money }) };
  if (cents < trip.openCents) return { first, second: t('money.instalment', { sum: money(trip.openCents - cents) }) };
  return { first, second: proposal.by === 'invoice' ? t('money.whyInvoice') : t('money.whyReference') };
}

function describeDifference(cents: number, openCents: number, { t, money }: Pick<DeskWords, 't' | 'money'>): string {
  if (openCents === 0) return t('money.nothingDue');
  return cents < openCents ? t('money.moreDue', { sum: money(openCents - cents) }) : t('money.tooMuch', { sum: money(cents - openCents) });
}
