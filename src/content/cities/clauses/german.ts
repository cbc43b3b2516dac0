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

/** German. Towns have no article; `in`, `ab`, `nach` and `von` are the same for all of them. */
export const germanClauses: CityClauses = {
  metaTitles: ({ city: { name } }) => [
    `Busvermietung ${name}: Reisebus mit Fahrer mieten | {brand}`,
    `Busvermietung ${name}: Bus mit Fahrer | {brand}`,
    `Bus mieten ${name} mit Fahrer | {brand}`,
    `Bus mieten ${name} | {brand}`,
  ],
  metaDescription: ({ city, words }, most) => {
    const { name, airports } = city;
    const ways = [...(townsToAsk(city)?.slice(0, 1) ?? []), ...airports.slice(0, 1)]
      .slice(0, most)
      .map((way) => `${way.name} ${words.lasting(way.minutes)}`);
    return `Reisebus oder Kleinbus mit Fahrer ab ${name} mieten, Festpreis sofort mit Mehrwertsteuer: ${ways.join(', ')}.`;
  },
  heading: ({ city: { name } }) => `Bus mieten in ${name}`,
  lead: ({ city: { name } }) => `In ${name} mieten Sie einen Reisebus oder Kleinbus mit Fahrer, zum Festpreis mit Mehrwertsteuer.`,
  priceLead: ({ from, to, passengers, price, share, day }) =>
    `${from} – ${to} und zurück mit ${passengers} Personen kostet am ${day} ${price}, das sind ${share} pro Person. Fahrer und Mehrwertsteuer sind inbegriffen.`,
  around: {
    title: ({ city: { name } }) => `Wo Ihre Gruppe in ${name} einsteigt`,
    boarding: ({ city, region, words }) => {
      const { name } = city;
      const points = meetingPoints(city);
      return `In ${name}${region.name === name ? '' : ` (${region.name})`} hält der Bus vor der Schule, am Vereinsheim oder an jeder anderen Adresse, die er anfahren darf${points.length === 0 ? '.' : `, zum Beispiel ${words.or(points)}.`}`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2 ? null : `Auf dem Weg hält er auf Wunsch auch in ${words.or(near.slice(0, 3).map(withWay(words)))}.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `Auch mehrere Halte innerhalb von ${name} sind möglich, etwa in ${words.or(parts.slice(0, 4))}, jeder mit eigener Uhrzeit.`,
    yard: ({ city: { name, yard }, words }) => {
      const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
      if (yard.kilometres <= 6)
        return `Der nächste Betriebshof liegt in ${yard.name}${yard.name === name ? ' selbst' : ''}: In ${name} fallen deshalb kaum Leerkilometer an, auch nicht bei einer Fahrt von zwei Stunden.`;
      if (yard.kilometres <= 40)
        return `Der nächste Betriebshof liegt in ${yard.name}, ${way} von ${name} entfernt. Die Anfahrt nach ${name} (${time}) ist im Preis enthalten.`;
      if (yard.kilometres <= 110)
        return `Der nächste Betriebshof liegt in ${yard.name}, ${way} oder ${time} von ${name} entfernt. Die Anfahrt ist im Preis enthalten; bei einem ganzen Tag ab ${name} fällt sie weniger ins Gewicht als bei einer kurzen Fahrt.`;
      return `Der nächste Betriebshof liegt in ${yard.name}: ${way} bis ${name}, ${time} ohne Fahrgäste, im Preis enthalten. Je Kilometer günstiger wird es, wenn der Bus ab ${name} den ganzen Tag oder mehrere Tage bei Ihnen bleibt.`;
    },
  },
  ways: {
    title: ({ city: { name, airports } }) => (airports[0] ? `Flughafen und Ziele ab ${name}` : `Ziele ab ${name}`),
    airport: ({ city, words }) => {
      const {
        name,
        airports: [first],
      } = city;
      if (first === undefined) return null;
      const [way, time] = [words.way(first.kilometres), words.lasting(first.minutes)];
      const start = words.before('07:00', first.minutes + 120);
      return isFarFromAirports(city, 90)
        ? `Der Weg zum Flughafen ist weit: Zum ${first.name} sind es ab ${name} ${way}, rund ${time} Fahrt. Für einen Flug um 7 Uhr fährt der Bus in ${name} um ${start} Uhr ab.`
        : `Zum ${first.name} sind es ab ${name} ${way}, rund ${time} Fahrt. Wer um 7 Uhr fliegt und zwei Stunden vorher dort sein will, steigt in ${name} um ${start} Uhr ein.`;
    },
    otherAirport: ({ city, words }) => {
      const second = otherAirport(city);
      return second === undefined
        ? null
        : `Geht der Flug ab dem ${second.name}, rechnen Sie mit ${words.lasting(second.minutes)} für ${words.way(second.kilometres)}.`;
    },
    station: ({ city: { name, stations }, words }) =>
      stations.length === 0
        ? null
        : `Kommt ein Teil der Gruppe mit der Bahn${namedAfter(stations, name, ` nach ${name}`)}, holt der Bus ihn ${words.or(stations.map(atStation))} ab. Nennen Sie uns den Ausgang.`,
    halls: ({ city, words }) => {
      const found = halls(city);
      return found.length === 0 ? null : `Zur Messe, zum Konzert oder zum Spiel ab ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    sights: ({ city, words }) => {
      const found = sights(city);
      const what = found.length === 1 ? 'Ein Ziel' : 'Ziele';
      return found.length === 0 ? null : `${what} für Gruppen ab ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : isInTown(port)
          ? `Wer mit dem Schiff weiterreist, fährt mit dem Bus bis zum Anleger: ${port.name}.`
          : `Wer mit dem Schiff weiterreist: ${port.name} liegt ${words.way(port.kilometres)} von ${city.name} entfernt, rund ${words.lasting(port.minutes)}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null
        ? null
        : `${withCountry(abroad, words)} liegt ${words.way(abroad.kilometres)} von ${name} entfernt, gleich hinter der Grenze. Das Angebot ab ${name} zeigt Maut und Steuer je Land.`,
  },
  tips: {
    title: ({ city: { name } }) => `Gut zu wissen für Fahrten ab ${name}`,
    items: [
      ({ city: { name } }) => `Alle Busse ab ${name} kommen mit Fahrer, nie zum Selbstfahren.`,
      ({ city, words }) => {
        const list = dayTrips(city).map(
          ({ name, minutes }) =>
            `${name} (Ankunft ${words.before(tripLeave, -minutes)} Uhr, zurück ${words.before(tripBack, -minutes)} Uhr)`,
        );
        return list.length === 0
          ? null
          : `${list.length === 1 ? 'Eine Tagesfahrt' : 'Tagesfahrten'} ab ${city.name} (Abfahrt 8:30 Uhr, Rückfahrt 17 Uhr, ohne Stau): ${words.and(list)}.`;
      },
      ({ city, words }) => {
        const twoDays = twoDaysFrom(city);
        return twoDays === null
          ? null
          : `${twoDays.name} ist ein Ziel für zwei Tage mit Übernachtung (ohne Ihr Hotel) und liegt ${words.way(twoDays.kilometres)} von ${city.name} entfernt, rund ${words.lasting(twoDays.minutes)} je Richtung.`;
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
        question: `Wie lange fährt ein Bus von ${name} nach ${last.name}?`,
        answer: `Von ${name} rund ${words.lasting(last.minutes)} für ${words.way(last.kilometres)}, ohne Stau und Pause. Nach ${first.name} sind es ab ${name} ${words.lasting(first.minutes)}. Wer um 12 Uhr in ${last.name} essen will, fährt in ${name} um ${words.before('12:00', last.minutes + 15)} Uhr los.`,
      };
    },
    ({ city: { name, near }, words }) => {
      const [first, second] = near.slice(3).slice(-2);
      if (first === undefined || second === undefined) return null;
      return {
        question: `Hält der Bus auch in ${first.name} oder ${second.name}?`,
        answer: `Ja. Tragen Sie ${first.name} (${words.way(first.kilometres)} von ${name}) oder ${second.name} (${words.way(second.kilometres)}) als Halt ein; den Preis mit diesem Umweg sehen Sie, bevor Sie buchen.`,
      };
    },
    ({ city: { name, oneDriver }, words }) =>
      oneDriver === null
        ? null
        : {
            question: `Braucht eine Tagesfahrt von ${name} nach ${oneDriver.name} zwei Fahrer?`,
            answer: `Nicht, wenn Sie um ${words.clock(oneDriver.leave)} Uhr in ${name} abfahren und ${oneDriver.name} spätestens um ${words.clock(oneDriver.until)} Uhr verlassen. Hin und zurück sind es ab ${name} ${words.way(2 * oneDriver.kilometres)}; die Lenk- und Ruhezeiten und die Anfahrt vom Betriebshof sind berücksichtigt.`,
          },
  ],
  schoolHolidays: ({ city: { name }, region, words }, days) =>
    `Schulferien ${region.inside} 2027: ${words.and(days)}. Planen Sie kurz vor den Ferien eine Klassenfahrt ab ${name}, fragen Sie am besten früh an.`,
  laterHolidays: ({ region }) => `Spätere Ferien ${region.inside} sind hier noch nicht aufgeführt.`,
  airport: (name) => name,
  imageAlts: { boarding: 'Zeichnung einer Gruppe, die in einen Bus einsteigt', driver: 'Zeichnung eines Fahrers am Lenkrad' },
};

/** `am Hauptbahnhof Koblenz`, `am Bahnhof Hamburg-Altona` */
export function atStation(name: string): string {
  const [, town, kind] = /^(.+) (\p{L}*[Bb]ahnhof)$/u.exec(name) ?? [];
  return town === undefined || kind === undefined ? `am Bahnhof ${name}` : `am ${kind} ${town}`;
}
