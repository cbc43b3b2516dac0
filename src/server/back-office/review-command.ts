import { refusalReasons } from '#domain/trip/review-verdict.ts';
import { moderateReview, type ReviewAct } from '#operations/reviews/moderate-review.ts';
import { listUnreadReviews } from '#operations/reviews/review-store.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { type BackOfficeContext, type Command, type CommandAnswer, done, misunderstand, refuse } from './command.ts';
import { misunderstandReference, refuseUnknown } from './explain.ts';

export const reviewCommand: Command = {
  name: 'review',
  usage: 'list | publish <reference> | reject <reference> --reason <reason>',
  summary: 'reviews by travellers: those that nobody has read, and what becomes of them',
  options: { reason: { type: 'string', help: `why it is left out: ${refusalReasons.join(', ')}` } },
  words: [1, 2],
  async run(context, { positionals: [what = '', reference = ''], text }) {
    if (what === 'list' && reference === '') return await listUnread(context);
    if (what !== 'publish' && what !== 'reject') return misunderstand('review is followed by list, publish or reject.');
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const act = readAct(what, text('reason'));
    if (act === null) return misunderstand(`--reason must be one of ${refusalReasons.join(', ')}.`);
    const judged = await moderateReview(context, { reference, staff: atCommandLine, act });
    if (!judged.ok && judged.failure.why === 'no-such-trip') return refuseUnknown(reference);
    if (!judged.ok) return refuse(`${reference.toUpperCase()} has no review that waits to be read.`);
    const said = what === 'publish' ? 'is published: the site shows it within seconds' : 'is rejected: nobody gets to see it';
    const { reference: written } = judged.value;
    return done({ reference: written, verdict: what }, [`The review of ${written} ${said}.`]);
  },
};

/** Null if the reason is not one of those that our reviews page lists. */
function readAct(what: 'publish' | 'reject', given: string | null): ReviewAct | null {
  if (what === 'publish') return { kind: what };
  const reason = refusalReasons.find((each) => each === given);
  return reason === undefined ? null : { kind: what, reason };
}

async function listUnread({ db }: BackOfficeContext): Promise<CommandAnswer> {
  const unread = await listUnreadReviews(db);
  const named = await Promise.all(
    unread.map(async ({ tripId, ...review }) => ({ reference: (await findTripById(db, tripId))?.reference ?? '', ...review })),
  );
  const lines = named.flatMap(({ reference, author, driver, bus, platform, text, createdAt }) => [
    `${reference}  ${createdAt}  ${author}  driver ${driver}, bus ${bus}, platform ${platform}`,
    ...text.split('\n').map((line) => `  | ${line}`),
  ]);
  return done(named, lines.length === 0 ? ['No review waits to be read.'] : lines);
}
