import type { CityClauses } from '../city-clauses.ts';
import { boardingPlace, halls, namedAfter, seaports, sights, towns, withCountry, withWay } from '../figures-of.ts';

/** English. Towns take no article but their own: `in The Hague`. */
export const englishClauses: CityClauses = {
  metaTitles: ({ city: { name } }) => [
    `Coach hire in ${name}: coach and minibus with driver | {brand}`,
    `Coach hire in ${name} with driver | {brand}`,
    `Coach hire ${name} | {brand}`,
  ],
  metaDescription: ({ city: { name, within, airports }, words }, most) => {
    const ways = [...towns(within.middle).slice(-1), ...airports.slice(0, 1)]
      .slice(0, most)
      .map((way) => `${way.name} ${words.lasting(way.minutes)}`);
    return `Hire a coach or minibus with driver in ${name}, at a fixed price with VAT. ${ways.join(', ')} from ${name}.`;
  },
  heading: ({ city: { name } }) => `Coach hire in ${name}`,
  lead: ({ city: { name } }) => `Hire a coach or minibus with driver in ${name}, at a fixed price with VAT.`,
  priceLead: ({ from, to, passengers, price, share, day }) =>
    `${from} to ${to} and back for ${passengers} people costs ${price} on ${day}, or ${share} each. Driver and VAT are included; there is no self-drive hire.`,
  around: {
    title: ({ city: { name, near } }) => (near[0] ? `Start in ${name}, pick up in ${near[0].name}` : `Start in ${name}`),
    boarding: ({ city, region }) => {
      const { name } = city;
      const place = boardingPlace(city);
      return `In ${name}${region.name === name ? '' : `, ${region.inside},`} your group boards where it suits you: at your hotel or school${place === null ? '' : `, at ${place}`} or at any address where a coach can stop.`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2 ? null : `The coach can collect people along the way, say in ${words.or(near.slice(0, 3).map(withWay(words)))}.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `Several stops within ${name} are fine too, for instance ${words.or(parts.slice(0, 4))}, each at its own time.`,
    yard: ({ city: { name, yard }, words }) => {
      const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
      if (yard.kilometres <= 6)
        return `The nearest depot is in ${yard.name}${yard.name === name ? ' itself' : ''}. Hardly any empty running has to be paid for, so even a two-hour transfer in ${name} makes sense.`;
      if (yard.kilometres <= 40)
        return `The nearest depot is in ${yard.name}, ${way} from ${name}. Those ${time} of empty running to ${name} are in the price.`;
      if (yard.kilometres <= 110)
        return `The coach sets out from ${yard.name} and covers ${way} to reach ${name}, about ${time}, which is in the price: over a full day out of ${name} it matters less than on a short transfer.`;
      return `The nearest depot is in ${yard.name}, ${way} from ${name}: ${time} without passengers. A whole day out of ${name}, or several with the coach staying on, costs less per kilometre than a short transfer.`;
    },
  },
  ways: {
    title: ({ city: { name, airports, stations } }) =>
      airports[0] ? `From ${name} to the plane, the train or the sights` : `${stations[0] ?? name} and the sights around`,
    airport: ({
      city: {
        name,
        airports: [first],
      },
      words,
    }) => {
      if (first === undefined) return null;
      const [way, time] = [words.way(first.kilometres), words.lasting(first.minutes)];
      const start = words.before('07:00', first.minutes + 120);
      return first.minutes <= 90
        ? `${first.name} is ${way} from ${name}, about ${time}. For a flight at 7:00, with two hours to spare, board in ${name} at ${start}.`
        : `Flying means a drive first: ${first.name} is ${way} from ${name}, about ${time}. For a flight at 7:00 you would leave ${name} at ${start}.`;
    },
    otherAirport: ({
      city: {
        airports: [, second],
      },
      words,
    }) =>
      second === undefined
        ? null
        : `If the flight goes from ${second.name}, allow ${words.lasting(second.minutes)} for ${words.way(second.kilometres)}.`,
    station: ({ city: { name, stations }, words }) =>
      stations.length === 0
        ? null
        : `If some of the group come${namedAfter(stations, name, ` to ${name}`)} by train, they board at ${words.or(stations)}; tell us which exit.`,
    halls: ({ city, words }) => {
      const found = halls(city);
      return found.length === 0 ? null : `For a fair, a concert or a match: ${words.and(found.map(withWay(words)))}.`;
    },
    sights: ({ city, words }) => {
      const found = sights(city);
      const what = found.length === 1 ? 'A day out' : 'Days out';
      return found.length === 0 ? null : `${what} from ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : `For the ship: ${port.name}, ${words.way(port.kilometres)} and ${words.lasting(port.minutes)} from ${city.name}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null
        ? null
        : `${withCountry(abroad, words)} is ${words.way(abroad.kilometres)} from ${name}, just across the border. A quote from ${name} lists tolls and VAT by country.`,
  },
  tips: {
    title: ({ city: { name } }) => `Worth knowing in ${name}`,
    items: [
      ({ city: { name } }) => `Every vehicle from ${name} comes with a driver: we do not offer self-drive hire.`,
      ({
        city: {
          name,
          within: { long },
        },
        words,
      }) => {
        const last = towns(long).at(-1);
        return last === undefined
          ? null
          : `For a day in ${last.name} you spend ${words.lasting(2 * last.minutes)} on the coach from ${name}; allow at least four hours there.`;
      },
    ],
  },
  questions: [
    ({
      city: {
        name,
        within: { middle },
      },
      words,
    }) => {
      const [first, last] = [towns(middle)[0], towns(middle).at(-1)];
      if (first === undefined || last === undefined || first === last) return null;
      return {
        question: `How long does a coach take from ${name} to ${last.name}?`,
        answer: `From ${name} about ${words.lasting(last.minutes)} for ${words.way(last.kilometres)}, not counting traffic and breaks. ${first.name} is ${words.lasting(first.minutes)} away. For lunch in ${last.name} at noon, leave ${name} at ${words.before('12:00', last.minutes + 15)}.`,
      };
    },
    ({ city: { name, near }, words }) => {
      const [first, second] = near.slice(-2);
      if (first === undefined || second === undefined) return null;
      return {
        question: `Does the coach also stop in ${first.name} or ${second.name}?`,
        answer: `Yes. Add ${first.name} (${words.way(first.kilometres)} from ${name}) or ${second.name} (${words.way(second.kilometres)}) as a stop; you see the price with the detour before you decide.`,
      };
    },
    ({ city: { name, oneDriver }, words }) =>
      oneDriver === null
        ? null
        : {
            question: `Does a day from ${name} to ${oneDriver.name} need two drivers?`,
            answer: `Not if you leave at ${words.clock(oneDriver.leave)} and set off from ${oneDriver.name} by ${words.clock(oneDriver.until)}. From ${name} and back it is ${words.way(2 * oneDriver.kilometres)}; driving and rest times and the empty drive from the depot are counted.`,
          },
  ],
  schoolHolidays: ({ city: { name }, region, words }, days) =>
    days.length === 0
      ? `The school holidays of 2027 around ${name} are not listed here yet.`
      : `School holidays ${region.inside} in 2027: ${words.and(days)}.`,
  laterHolidays: ({ region }) => `Later school holidays ${region.inside} are not listed here yet: ask your school.`,
  airport: (name) => name,
  imageAlts: { boarding: 'Drawing of a group boarding a coach', driver: 'Drawing of a driver at the wheel' },
};
