import type { CityClauses } from '../city-clauses.ts';
import {
  dayTrips,
  halls,
  isFarFromAirports,
  isInTown,
  meetingPoints,
  namedAfter,
  otherAirport,
  seaports,
  sights,
  townsToAsk,
  tripBack,
  tripLeave,
  twoDaysFrom,
  withCountry,
  withWay,
} from '../figures-of.ts';

/** English. Towns have no article unless it is part of the name: `in The Hague`. */
export const englishClauses: CityClauses = {
  metaTitles: ({ city: { name } }) => [
    `Coach hire in ${name}: coach and minibus with driver | {brand}`,
    `Coach hire in ${name} with driver | {brand}`,
    `Coach hire ${name} | {brand}`,
  ],
  metaDescription: ({ city, words }, most) => {
    const { name, airports } = city;
    const ways = [...(townsToAsk(city)?.slice(0, 1) ?? []), ...airports.slice(0, 1)]
      .slice(0, most)
      .map((way) => `${way.name} ${words.lasting(way.minutes)}`);
    return `Hire a coach or minibus with driver in ${name}, at a fixed price with VAT. ${ways.join(', ')} from ${name}.`;
  },
  heading: ({ city: { name } }) => `Coach hire in ${name}`,
  lead: ({ city: { name } }) => `Hire a coach or minibus with driver in ${name}, at a fixed price with VAT.`,
  priceLead: ({ from, to, passengers, price, share, day }) =>
    `${from} to ${to} and back for ${passengers} people costs ${price} on ${day}, or ${share} each. Driver and VAT are included.`,
  around: {
    title: ({ city: { name } }) => `Where your group boards in ${name}`,
    boarding: ({ city, region, words }) => {
      const { name } = city;
      const points = meetingPoints(city);
      return `In ${name}${region.name === name ? '' : `, ${region.name},`} your group boards at its hotel, its school or any other address where a coach may stop${points.length === 0 ? '.' : `, for instance ${words.or(points)}.`}`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2 ? null : `On the way the coach can also stop in ${words.or(near.slice(0, 3).map(withWay(words)))}.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `It can stop several times within ${name} too, for instance in ${words.or(parts.slice(0, 4))}, each stop at its own time.`,
    yard: ({ city: { name, yard }, words }) => {
      const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
      if (yard.kilometres <= 6)
        return `The nearest depot is in ${yard.name}${yard.name === name ? ' itself' : ''}. You pay for hardly any empty kilometres, even on a two-hour transfer in ${name}.`;
      if (yard.kilometres <= 40)
        return `The nearest depot is in ${yard.name}, ${way} from ${name}. The empty drive to ${name} (${time}) is included in the price.`;
      if (yard.kilometres <= 110)
        return `The nearest depot is in ${yard.name}, ${way} or ${time} from ${name}. The empty drive is included in the price; on a full day from ${name} it matters less than on a short transfer.`;
      return `The nearest depot is in ${yard.name}, ${way} from ${name}: ${time} without passengers, included in the price. A full day from ${name}, or several days with the same coach, costs less per kilometre than a short transfer.`;
    },
  },
  ways: {
    title: ({ city: { name, airports } }) => (airports[0] ? `Airports and destinations from ${name}` : `Destinations from ${name}`),
    airport: ({ city, words }) => {
      const {
        name,
        airports: [first],
      } = city;
      if (first === undefined) return null;
      const [way, time] = [words.way(first.kilometres), words.lasting(first.minutes)];
      const start = words.before('07:00', first.minutes + 120);
      return isFarFromAirports(city, 90)
        ? `It is a long drive to the airport: ${first.name} is ${way} from ${name}, about ${time}. For a flight at 7:00 you would leave ${name} at ${start}.`
        : `${first.name} is ${way} from ${name}, about ${time}. For a flight at 7:00, with two hours to spare, you board in ${name} at ${start}.`;
    },
    otherAirport: ({ city, words }) => {
      const second = otherAirport(city);
      return second === undefined
        ? null
        : `If you fly from ${second.name}, allow ${words.lasting(second.minutes)} for ${words.way(second.kilometres)}.`;
    },
    station: ({ city: { name, stations }, words }) =>
      stations.length === 0
        ? null
        : `If some of your group come${namedAfter(stations, name, ` to ${name}`)} by train, the coach picks them up at ${words.or(stations.map(nameStation))}; tell us which exit.`,
    halls: ({ city, words }) => {
      const found = halls(city);
      return found.length === 0 ? null : `For a fair, a concert or a match near ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    sights: ({ city, words }) => {
      const found = sights(city);
      const what = found.length === 1 ? 'A destination' : 'Destinations';
      return found.length === 0 ? null : `${what} for groups from ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : isInTown(port)
          ? `If you travel on by ship, the coach takes you to ${port.name}.`
          : `If you travel on by ship, ${port.name} is ${words.way(port.kilometres)} from ${city.name}, about ${words.lasting(port.minutes)}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null
        ? null
        : `${withCountry(abroad, words)} is ${words.way(abroad.kilometres)} from ${name}, just across the border. A quote from ${name} lists tolls and VAT by country.`,
  },
  tips: {
    title: ({ city: { name } }) => `Before you book a coach from ${name}`,
    items: [
      ({ city: { name } }) => `Every vehicle from ${name} comes with a driver: we do not offer self-drive hire.`,
      ({ city, words }) => {
        const list = dayTrips(city).map(
          ({ name, minutes }) => `${name} (there at ${words.before(tripLeave, -minutes)}, back at ${words.before(tripBack, -minutes)})`,
        );
        return list.length === 0
          ? null
          : `${list.length === 1 ? 'A day trip' : 'Day trips'} from ${city.name} (leaving at 8:30, starting back at 17:00, traffic aside): ${words.and(list)}.`;
      },
      ({ city, words }) => {
        const twoDays = twoDaysFrom(city);
        return twoDays === null
          ? null
          : `For two days with a night away (your hotel not included), ${twoDays.name} is ${words.way(twoDays.kilometres)} from ${city.name}, about ${words.lasting(twoDays.minutes)} each way.`;
      },
    ],
  },
  questions: [
    ({ city, words }) => {
      const { name } = city;
      const asked = townsToAsk(city);
      if (asked === null) return null;
      const [last, first] = asked;
      return {
        question: `How long does a coach take from ${name} to ${last.name}?`,
        answer: `From ${name} about ${words.lasting(last.minutes)} for ${words.way(last.kilometres)}, not counting traffic and breaks. ${first.name} is ${words.lasting(first.minutes)} away. For lunch in ${last.name} at noon, leave ${name} at ${words.before('12:00', last.minutes + 15)}.`,
      };
    },
    ({ city: { name, near }, words }) => {
      const [first, second] = near.slice(3).slice(-2);
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
            answer: `Not if you leave at ${words.clock(oneDriver.leave)} and set off from ${oneDriver.name} by ${words.clock(oneDriver.until)}. ${name} to ${oneDriver.name} and back is ${words.way(2 * oneDriver.kilometres)}; driving and rest times and the empty drive from the depot are taken into account.`,
          },
  ],
  schoolHolidays: ({ region, words }, days) => (days.length === 0 ? null : `School holidays ${region.inside} in 2027: ${words.and(days)}.`),
  laterHolidays: ({ region }) => `Later school holidays ${region.inside} are not listed here yet.`,
  airport: (name) => name,
  imageAlts: { boarding: 'Drawing of a group boarding a coach', driver: 'Drawing of a driver at the wheel' },
};

/** `Gare de Reims` is `Reims station`; a name with another word for it stays: `Wien Hauptbahnhof`. */
export function nameStation(name: string): string {
  return name.replace(/^(?:Estación|Gare|Station) (?:de |d’)?(.+)$/u, '$1 station');
}
