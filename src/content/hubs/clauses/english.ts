import { withCountry } from '../../cities/figures-of.ts';
import type { HubClauses } from '../hub-clauses.ts';
import { inKilometresFrom, inMinutes, inMinutesFrom, listYards, sumPeople, withinMinutes } from './said.ts';

const from = (town: string) => `from ${town}`;

/** English, of the European site: its regions are countries. */
export const englishHubs: HubClauses = {
  folders: { region: 'country', airport: 'airport' },
  region: {
    metaTitles: ({ region: { name } }) => [
      `Coach hire in ${name.name}: cities and prices | {brand}`,
      `Coach hire in ${name.name} | {brand}`,
    ],
    metaDescription: ({ region: { name, towns }, words }) =>
      `Coach and minibus hire with driver in ${name.name}: ${words.and(towns.slice(0, 4).map((town) => town.name))}. Driving times, yards and prices with VAT.`,
    heading: ({ region: { name } }) => `Coach hire in ${name.name}`,
    lead: ({ region: { towns, yards }, words }) =>
      `A coach and its driver from ${words.or(yards.slice(0, 2).map((each) => each.name))}, for groups in ${words.and(towns.slice(0, 4).map((town) => town.name))}.`,
    sections: [
      {
        title: ({ region: { name } }) => `Where to start in ${name.name}`,
        clauses: [
          ({ region: { name, towns }, words }) =>
            `We collect groups in ${towns.length} cities of ${name.name} and around; some ${words.people(sumPeople(towns))} people live in them. The largest are ${words.and(towns.slice(0, 6).map((town) => town.name))}.`,
          ({ region: { yards }, words }) => `Coaches are kept in ${words.and(yards.slice(0, 4).map(listYards(words, from)))}.`,
          ({ region: { farthest }, words }) =>
            farthest === null || farthest.kilometres < 8
              ? null
              : `The longest empty run is the one to ${farthest.from}: ${words.way(farthest.kilometres)} from ${farthest.name}, ${words.lasting(farthest.minutes)} that the price includes.`,
          ({ region: { between }, words }) =>
            between.length === 0
              ? null
              : `From city to city: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start} to ${name} is ${words.way(kilometres)} and takes ${words.lasting(minutes)}`))}.`,
          ({ region: { stations }, words }) =>
            stations.length === 0 ? null : `Guests who come by train can board at ${words.or(stations)}.`,
        ],
      },
      {
        title: ({ region: { airports, name } }) => (airports[0] ? `From ${airports[0].name} to the sights` : `Days out in ${name.name}`),
        clauses: [
          ({ region: { airports }, words }) =>
            airports.length === 0
              ? null
              : `Airports, each with its shortest drive: ${words.and(airports.map(inMinutesFrom(words, from)))}.`,
          ({ region: { sights }, words }) =>
            sights.length === 0 ? null : `Sights for groups on tour: ${words.and(sights.map(inKilometresFrom(words, from)))}.`,
          ({ region: { halls }, words }) =>
            halls.length === 0 ? null : `For a fair, a concert or a match: ${words.or(halls.map(inKilometresFrom(words, from)))}.`,
          ({ region: { far }, words }) =>
            far.length === 0 ? null : `Further afield, yet there and back in a day: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
          ({ region: { abroad }, words }) =>
            abroad === null || abroad.kilometres > 130
              ? null
              : `Across the border, ${withCountry(abroad, words)} is ${words.way(abroad.kilometres)} from ${abroad.from}, or ${words.lasting(abroad.minutes)}.`,
        ],
      },
    ],
    questions: [
      ({ region: { oneDriver, name }, words }) =>
        oneDriver.length === 0
          ? null
          : {
              question: `How late can one driver bring us back in ${name.name}?`,
              answer: oneDriver
                .map(
                  ({ from: start, name: to, leave, until }) =>
                    `Leave ${start} for ${to} at ${words.clock(leave)} and one driver is enough if you start back by ${words.clock(until)}.`,
                )
                .join(' '),
            },
      ({ region: { yards, farthest, towns }, words }) => {
        const [near] = yards;
        return near === undefined || farthest === null || farthest.kilometres - near.kilometres < 10
          ? null
          : {
              question: `Does a coach cost less in ${near.from} than in ${farthest.from}?`,
              answer: `For a short trip, yes: a coach stands ready in ${near.name}, while it drives ${words.way(farthest.kilometres)} from ${farthest.name} to reach ${farthest.from}. Over a whole day most of that difference is gone; the table has an example for ${words.and(towns.slice(0, 3).map((town) => town.name))}.`,
            };
      },
      ({ region: { between, name }, words }) => {
        const [first] = between;
        return first === undefined
          ? null
          : {
              question: `Can one coach show us several cities in ${name.name}?`,
              answer: `Yes. Put each city in as a stop with its dates: ${first.from} to ${first.name}, for instance, is ${words.lasting(first.minutes)} on the road. The driver stays with you; the quote includes nights and breaks.`,
            };
      },
    ],
  },
  airport: {
    metaTitles: ({ airport: { name } }) => [`${name}: coach transfers for groups | {brand}`, `Coach to ${name} | {brand}`],
    metaDescription: ({ airport: { name, towns }, words }) =>
      `Group transfers to ${name}: ${words.and(towns.slice(0, 3).map(inMinutes(words)))}. One fixed price at once, driver and VAT included.`,
    heading: ({ airport: { name } }) => `Coach transfers to ${name}`,
    lead: ({ airport: { name, towns }, words }) =>
      `Everybody to ${name} in one coach: ${words.and(towns.slice(0, 2).map((town) => `${words.lasting(town.minutes)} from ${town.name}`))}.`,
    sections: [
      {
        title: ({ airport: { name } }) => `How far is ${name}?`,
        clauses: [
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 0, 35).slice(0, 8);
            return found.length === 0 ? null : `Within 35 minutes: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 35, 65).slice(0, 8);
            return found.length === 0 ? null : `Between 35 and 65 minutes by coach: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 65, 240).slice(0, 8);
            return found.length === 0 ? null : `The road is longer from ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { yards, name }, words }) =>
            yards.length === 0 ? null : `Coaches for ${name} mostly set out from ${words.or(yards.map((each) => each.name))}.`,
          ({ airport: { others }, words }) =>
            others.length === 0 ? null : `Flying from elsewhere? Also within reach: ${words.and(others.map(inMinutesFrom(words, from)))}.`,
        ],
      },
      {
        title: ({ airport: { name } }) => `On time at ${name}, and home again`,
        clauses: [
          ({ airport: { towns, name }, words }) =>
            `For a flight at 7:00 with two hours at ${name}, board ${words.and(towns.slice(0, 4).map((town) => `in ${town.name} at ${words.before('07:00', town.minutes + 120)}`))}.`,
          ({ airport: { towns }, words }) =>
            `Land at 22:30, be outside three quarters of an hour later, and the group is ${words.and(towns.slice(0, 3).map((town) => `in ${town.name} at ${words.before('23:15', -town.minutes)}`))}.`,
          ({ airport: { towns, name }, words }) => {
            const [first, second] = towns.slice(1, 3);
            return first === undefined || second === undefined
              ? null
              : `A stop on the way is no trouble: whoever boards in ${first.name}, ${words.way(first.kilometres)} from ${name}, need not come to ${second.name} first.`;
          },
          ({ airport: { sights }, words }) =>
            sights.length === 0
              ? null
              : `With a few hours to spare on arrival, you are close to ${words.and(sights.map(inKilometresFrom(words, from)))}.`,
        ],
      },
    ],
    questions: [
      ({ airport: { towns, name }, words }) => {
        const [town] = towns;
        return town === undefined
          ? null
          : {
              question: `When does the coach leave ${town.name} for ${name}?`,
              answer: `Whenever you like. Allow ${words.lasting(town.minutes)} for ${words.way(town.kilometres)}: for a flight at 10:00, leaving ${town.name} at ${words.before('10:00', town.minutes + 120)} gives you two hours at the airport.`,
            };
      },
      ({ airport: { towns, name }, words }) => {
        const last = towns.at(Math.min(towns.length, 8) - 1);
        return last === undefined || last === towns[0]
          ? null
          : {
              question: `Is a coach from ${last.name} to ${name} worth it?`,
              answer: `It is ${words.way(last.kilometres)}, ${words.lasting(last.minutes)} of driving. The fuller the coach, the less each of you pays; the table assumes that every seat is taken.`,
            };
      },
    ],
  },
};
