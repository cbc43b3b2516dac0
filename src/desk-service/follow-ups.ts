import { todayIn } from '#domain/calendar/zoned.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { followUpQuote, listCallers, loseQuote } from '#operations/quotes/follow-up.ts';
import { listOpenQuotes, sumLosses } from '#operations/quotes/follow-up-store.ts';
import { callDayAfter, chances, lossReasons, sumByWeek } from '#operations/quotes/rules/follow-up.ts';
import { act, onceAct, onceDone, query } from './act.ts';
import { day, oneOf, oneOfOrNone, text, yesOrNo } from './fields.ts';
import { withRefusals } from './refusals.ts';

const mostQuotes = 300;
/** A quarter. */
const lossDays = 91;

const chanceTexts = chances.map(String);

export const followUpQueries = {
  /** Open quotes by the day of the next call, with the value by week and the reasons of losses in the last quarter. */
  list: query('price-trips', { mine: yesOrNo() }, async (context, { mine }) => {
    const { db, signedIn } = context;
    const [quotes, losses, owners] = await Promise.all([
      listOpenQuotes(db, { limit: mostQuotes }),
      sumLosses(db, lossDays),
      listCallers(db),
    ]);
    const today = todayIn(planningZone, context.now());
    const rows = quotes
      .filter(({ memberId }) => !mine || memberId === signedIn.member.id)
      .map(({ nextOn, phone, ...quote }) => {
        const callOn = nextOn ?? callDayAfter(quote.quotedOn);
        return { ...quote, phone: formatPhone(phone, null), callOn, isPlanned: nextOn !== null, isDue: callOn <= today };
      })
      .toSorted((one, other) => one.callOn.localeCompare(other.callOn) || other.totalCents - one.totalCents);
    return {
      rows,
      weeks: sumByWeek(rows),
      losses,
      today,
      nextCallOn: callDayAfter(today),
      owners: owners.map(({ id, name }) => ({ id, name })),
    };
  }),
};

export const followUpActs = {
  /** Records a call (`isCall`), or only who calls when. */
  call: onceAct(
    { act: 'followUps.call', answer: onceDone },
    'price-trips',
    { reference: text(), nextOn: day(), owner: text(), chance: oneOfOrNone(chanceTexts), note: text(), isCall: yesOrNo() },
    async (context, { chance, ...asked }) => followUpQuote(context, { ...asked, chance: chance === null ? null : Number(chance) }),
  ),
  lose: act('price-trips', { reference: text(), reason: oneOf(lossReasons), note: text() }, async (context, asked) =>
    withRefusals(await loseQuote(context, asked)),
  ),
};
