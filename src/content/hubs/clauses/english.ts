import { getVatRule } from '#domain/pricing/vat/vat-rates.ts';
import { nameStation } from '../../cities/clauses/english.ts';
import { tripLeave, withCountry } from '../../cities/figures-of.ts';
import type { HubClauses } from '../hub-clauses.ts';
import {
  atDifferentTimes,
  cheaperThanFarthest,
  groupByEnd,
  inKilometresFrom,
  inMinutes,
  inMinutesFrom,
  largestAround,
  listYards,
  namesOf,
  seatsWithCases,
  withinMinutes,
} from './said.ts';

const from = (town: string) => `from ${town}`;

/** English, for the European site, whose regions are countries. */
export const englishHubs: HubClauses = {
  folders: { region: 'country', airport: 'airport' },
  region: {
    metaTitles: ({ region: { name } }) => [
      `Coach hire in ${name.name}: cities and prices | {brand}`,
      `Coach hire in ${name.name} | {brand}`,
    ],
    metaDescription: ({ region: { name, towns }, words }) =>
      `Coach and minibus hire with driver in ${name.name}: ${words.and(towns.slice(0, 4).map((town) => town.name))}. Driving times, depots and prices with VAT.`,
    heading: ({ region: { name } }) => `Coach hire in ${name.name}`,
    lead: ({ region: { name, towns }, words }) =>
      `A coach with driver from ${words.or([...namesOf(towns, 3), `another city in ${name.name}`])}, at a fixed price.`,
    sections: [
      {
        title: ({ region: { name } }) => `Where groups board in ${name.name}`,
        clauses: [
          ({ region: { name, towns }, words }) =>
            `In ${name.name} we pick up groups in ${words.and(namesOf(towns, 6))}${towns.length > 6 ? ', among other cities' : ''}.`,
          ({ region: { yards }, words }) =>
            `${yards.length === 1 ? 'There is a depot' : 'There are depots'} in ${words.and(yards.slice(0, 4).map(listYards(words, from)))}.`,
          ({ region: { farthest }, words }) =>
            farthest === null || farthest.kilometres < 8
              ? null
              : `The longest empty run is the one to ${farthest.from}: ${words.way(farthest.kilometres)} from ${farthest.name}, ${words.lasting(farthest.minutes)}, included in the price.`,
          ({ region: { between }, words }) =>
            between.length === 0
              ? null
              : `From city to city: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start} to ${name} (${words.way(kilometres)}, ${words.lasting(minutes)})`))}.`,
          ({ region: { stations }, words }) =>
            stations.length === 0 ? null : `People arriving by train can board at ${words.or(stations.map(nameStation))}.`,
        ],
      },
      {
        title: ({ region: { airports, name } }) =>
          airports[0] ? `Airports and destinations for groups in ${name.name}` : `Destinations for groups in ${name.name}`,
        clauses: [
          ({ region: { airports }, words }) =>
            airports.length === 0
              ? null
              : `${airports.length === 1 ? 'For a flight, with the' : 'Airports, each with its'} shortest drive: ${words.and(airports.map(inMinutesFrom(words, from)))}.`,
          ({ region: { sights }, words }) =>
            sights.length === 0 ? null : `Sights for groups: ${words.and(sights.map(inKilometresFrom(words, from)))}.`,
          ({ region: { halls }, words }) =>
            halls.length === 0 ? null : `For a fair, a concert or a match: ${words.or(halls.map(inKilometresFrom(words, from)))}.`,
          ({ region: { far }, words }) =>
            far.length === 0 ? null : `Further afield, yet there and back in a day: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
          ({ region: { trips }, words }) =>
            trips.length === 0
              ? null
              : `Day trips, leaving at 8:30: ${words.and(trips.map((way) => `${way.from} to ${way.name} (there at ${words.before(tripLeave, -way.minutes)})`))}.`,
          ({ region: { twoDays }, words }) =>
            twoDays.length === 0
              ? null
              : `Two days with a night away (your hotel not included): ${words.and(twoDays.map((way) => `${way.from} to ${way.name} (${words.way(way.kilometres)}, ${words.lasting(way.minutes)} each way)`))}.`,
          ({ region: { abroad }, words }) =>
            abroad === null
              ? null
              : `Just across the border, ${withCountry(abroad, words)} is ${words.way(abroad.kilometres)} from ${abroad.from}, or ${words.lasting(abroad.minutes)}.`,
        ],
      },
    ],
    questions: [
      ({ region: { oneDriver, name }, words }) =>
        oneDriver.length === 0
          ? null
          : {
              question: `Until when is one driver enough in ${name.name}?`,
              answer: `If you leave at 8:00, one driver is enough as long as you start back by ${words.or(groupByEnd(oneDriver).map(([until, ways]) => `${words.clock(until)} (${words.or(ways.map((way) => `${way.from} to ${way.name}`))})`))}.`,
            },
      ({ region, words }) => {
        const compared = cheaperThanFarthest(region);
        if (compared === null) return null;
        const { near, farthest } = compared;
        return {
          question: `Does a coach cost less in ${near.from} than in ${farthest.from}?`,
          answer: `For a short trip, yes: there is a depot in ${near.name}, while a coach for ${farthest.from} first drives ${words.way(farthest.kilometres)} empty from ${farthest.name}. Over a whole day most of the difference disappears; the table gives an example for ${words.and(namesOf(region.towns, 3))}.`,
        };
      },
      ({ region: { code, name } }) => {
        const taxed = sayVat(code, name.name);
        return taxed === null
          ? null
          : {
              question: `Which VAT is in the price of a coach in ${name.name}?`,
              answer: `${taxed} The quote shows it on a line of its own, and the total includes it.`,
            };
      },
      ({ region: { between, name }, words }) => {
        const [first] = between;
        return first === undefined
          ? null
          : {
              question: `Can one coach take us to several cities in ${name.name}?`,
              answer: `Yes. Add each city as a stop with its dates: ${first.from} to ${first.name}, for instance, takes ${words.lasting(first.minutes)}. The driver stays with you; the quote includes the nights and the breaks.`,
            };
      },
    ],
  },
  airport: {
    metaTitles: ({ airport: { name } }) => [`${name}: coach transfers for groups | {brand}`, `Coach to ${name} | {brand}`],
    metaDescription: ({ airport: { name, towns }, words }) =>
      `Group transfers to ${name}: ${words.and(largestAround(towns, 3).map(inMinutes(words)))}. One fixed price at once, driver and VAT included.`,
    heading: ({ airport: { name } }) => `Coach transfers to ${name}`,
    lead: ({ airport: { name, towns }, words }) =>
      `Take your whole group to ${name} in one coach: ${words.and(largestAround(towns, 2).map((town) => `${words.lasting(town.minutes)} from ${town.name}`))}.`,
    sections: [
      {
        title: ({ airport: { name } }) => `How far is ${name}?`,
        clauses: [
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 0, 35);
            return found.length === 0 ? null : `Within 35 minutes: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 35, 65);
            return found.length === 0 ? null : `Between 35 and 65 minutes by coach: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 65, 150);
            return found.length === 0 ? null : `It takes longer from ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { yards, name }, words }) =>
            yards.length === 0
              ? null
              : `The nearest ${yards.length === 1 ? `depot to ${name} is` : `depots to ${name} are`} in ${words.and(yards.map((each) => each.name))}.`,
          ({ airport: { others }, words }) =>
            others.length === 0
              ? null
              : `Flying from another airport? We also drive to ${words.and(others.map(inMinutesFrom(words, from)))}.`,
        ],
      },
      {
        title: ({ airport: { name } }) => `On time at ${name}, and home afterwards`,
        clauses: [
          ({ airport: { towns, name }, words }) =>
            `For a flight at 7:00, with two hours at ${name}, you board ${words.and(
              atDifferentTimes(largestAround(towns, 6))
                .slice(0, 4)
                .map((town) => `in ${town.name} at ${words.before('07:00', town.minutes + 120)}`),
            )}.`,
          ({ airport: { towns }, words }) =>
            `If you land at 22:30 and everyone is outside 45 minutes later, your group is back ${words.and(
              atDifferentTimes(largestAround(towns, 6))
                .slice(0, 4)
                .map((town) => `in ${town.name} at ${words.before('23:15', -town.minutes)}`),
            )}.`,
          ({ airport: { stations }, words }) =>
            stations.length === 0 ? null : `People who come by train can board at ${words.or(stations.map(nameStation))}.`,
          ({ airport: { halls, name }, words }) =>
            halls.length === 0
              ? null
              : `Groups landing at ${name} can go straight to a fair or stadium: ${words.or(halls.map((hall) => hall.name))}.`,
          ({ airport: { name } }) => {
            const [van, minibus, middle, large] = seatsWithCases();
            return `With a suitcase each, ${van} people fit in an 8-seater to ${name}, ${minibus} in a minibus, ${middle} in a midibus and ${large} in a coach.`;
          },
        ],
      },
    ],
    questions: [
      ({ airport: { towns, name }, words }) => {
        const [town] = largestAround(towns, 1);
        return town === undefined
          ? null
          : {
              question: `When does the coach leave ${town.name} for ${name}?`,
              answer: `Allow ${words.lasting(town.minutes)} for ${words.way(town.kilometres)}: for a flight at 10:00, leaving ${town.name} at ${words.before('10:00', town.minutes + 120)} gives you two hours at the airport.`,
            };
      },
      ({ airport: { towns, name }, words }) => {
        const last = largestAround(towns, 3).at(-1);
        return last === undefined || last === largestAround(towns, 1)[0]
          ? null
          : {
              question: `Is a coach from ${last.name} to ${name} worth it?`,
              answer: `It is ${words.way(last.kilometres)}, ${words.lasting(last.minutes)} of driving. The fuller the coach, the less each of you pays; the table allows for one suitcase each.`,
            };
      },
    ],
  },
};

/** The year of the trips that people plan now. */
const planned = '2027-01-01';

/** A country's VAT on the kilometres driven there; null unless its law was read (`vat-table.ts`). */
function sayVat(code: string, country: string): string | null {
  const { domesticPercent, internationalPercent, foreignGroupFrom, certainty } = getVatRule(code, planned);
  if (certainty !== 'read' || domesticPercent === null) return null;
  const abroad =
    internationalPercent === null
      ? 'kilometres of a trip that crosses the border are not taxed there.'
      : `kilometres of a trip that crosses the border ${internationalPercent}%.`;
  const exempt =
    foreignGroupFrom === null ? '' : ` A group of ${foreignGroupFrom} or more that comes from abroad and returns there pays none.`;
  return internationalPercent === domesticPercent
    ? `Kilometres driven in ${country} carry ${domesticPercent}% VAT, whether or not the trip crosses a border.${exempt}`
    : `A trip within ${country} carries ${domesticPercent}% VAT; ${abroad}${exempt}`;
}
