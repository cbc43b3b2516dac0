import { clausesOf } from '#content/cities/clauses-of.ts';
import { createOnceEach } from '#content/cities/once-each.ts';
import { createWords } from '#content/cities/words.ts';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { type ExampleContext, type ExampleInput, findExampleTrips } from './example-trips.ts';

const wordsOf = createOnceEach(createWords);

/** Generated pages begin with today's price of the most wanted trip; without a price, with what they offer. */
export async function leadOf(context: ExampleContext, question: ExampleInput): Promise<string> {
  const { location, visit } = question;
  const isComposed = location.id.startsWith('city:');
  const [trip] = isComposed ? await findExampleTrips(context, question) : [];
  if (trip === undefined) return location.hero.description;
  const { to, passengers, totalCents, date } = trip;
  const tag = tagOf(visit.language);
  const said = clausesOf(visit.language).priceLead({
    from: location.title,
    to,
    passengers,
    price: formatCents(totalCents, tag),
    share: formatCents(Math.round(totalCents / passengers), tag),
    day: formatDate(date),
  });
  return wordsOf(visit.language).tidy(said);
}
