import type { CityClauses } from '../city-clauses.ts';
import { boardingPlace, halls, namedAfter, seaports, sights, towns, withCountry, withWay } from '../figures-of.ts';

/** German. Towns take no article; `in`, `ab`, `nach` and `von` hold for all of them. */
export const germanClauses: CityClauses = {
  metaTitles: ({ city: { name } }) => [
    `Busvermietung ${name}: Reisebus mit Fahrer mieten | {brand}`,
    `Busvermietung ${name}: Bus mit Fahrer | {brand}`,
    `Bus mieten ${name} mit Fahrer | {brand}`,
    `Bus mieten ${name} | {brand}`,
  ],
  metaDescription: ({ city: { name, within, airports }, words }, most) => {
    const ways = [...towns(within.middle).slice(-1), ...airports.slice(0, 1)]
      .slice(0, most)
      .map((way) => `${way.name} ${words.lasting(way.minutes)}`);
    return `Reisebus oder Kleinbus mit Fahrer ab ${name} mieten, Festpreis sofort mit Mehrwertsteuer: ${ways.join(', ')}.`;
  },
  heading: ({ city: { name } }) => `Bus mieten in ${name}`,
  lead: ({ city: { name } }) => `In ${name} mieten Sie einen Reisebus oder Kleinbus mit Fahrer, zum Festpreis mit Mehrwertsteuer.`,
  priceLead: ({ from, to, passengers, price, share, day }) =>
    `${from} – ${to} und zurück mit ${passengers} Personen kostet am ${day} ${price}, das sind ${share} pro Person. Fahrer und Mehrwertsteuer sind inbegriffen; selbst fahren ist nicht möglich.`,
  around: {
    title: ({ city: { name, near } }) => (near[0] ? `Abfahrt in ${name}, Zustieg in ${near[0].name}` : `Abfahrt in ${name}`),
    boarding: ({ city, region }) => {
      const { name } = city;
      const place = boardingPlace(city);
      return `In ${name}${region.name === name ? '' : ` (${region.name})`} steigt die Gruppe ein, wo es ihr passt: an der Schule oder am Vereinsheim${place === null ? '' : `, am Treffpunkt ${place}`} oder an einer anderen Adresse, an der ein Bus halten kann.`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2
        ? null
        : `Unterwegs können weitere Fahrgäste zusteigen: ${words.and(near.slice(0, 3).map(withWay(words)))} liegen am nächsten.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `In ${name} selbst sind Halte in ${words.or(parts.slice(0, 4))} ebenso möglich; jeder Halt bekommt seine Uhrzeit.`,
    yard: ({ city: { name, yard }, words }) => {
      const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
      if (yard.kilometres <= 6)
        return `Der nächste Betriebshof liegt in ${yard.name}${yard.name === name ? ' selbst' : ''}: Leerfahrten fallen in ${name} kaum ins Gewicht, auch eine Fahrt von zwei Stunden lohnt sich.`;
      if (yard.kilometres <= 40)
        return `Der nächste Betriebshof ist in ${yard.name}, ${way} von ${name} entfernt. Die Anfahrt nach ${name}, ${time}, steckt im Preis.`;
      if (yard.kilometres <= 110)
        return `Bis ${name} hat der Bus von ${yard.name} aus ${way} vor sich, also ${time}, die im Preis stecken: Ein ganzer Tag ab ${name} lohnt darum eher als eine kurze Fahrt.`;
      return `Der nächste Betriebshof steht in ${yard.name}: ${way} bis ${name}, ${time} ohne Fahrgäste. Günstiger wird es ab ${name}, wenn der Bus den ganzen Tag oder mehrere Tage bei Ihnen bleibt.`;
    },
  },
  ways: {
    title: ({ city: { name, airports, stations } }) =>
      airports[0] ? `Von ${name} zum Flug, zum Zug, zum Ziel` : `${stations[0] ?? name} und die Ziele ringsum`,
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
        ? `Der ${first.name} liegt ${way} von ${name}, rund ${time}. Wer um 7:00 Uhr fliegt und zwei Stunden vorher dort sein will, steigt in ${name} um ${start} Uhr ein.`
        : `Zum Flughafen ist es weit: Der ${first.name} liegt ${way} von ${name}, rund ${time}. Für einen Flug um 7:00 Uhr müsste der Bus in ${name} um ${start} Uhr abfahren.`;
    },
    otherAirport: ({
      city: {
        airports: [, second],
      },
      words,
    }) =>
      second === undefined
        ? null
        : `Geht der Flug ab dem ${second.name}, rechnen Sie mit ${words.lasting(second.minutes)} für ${words.way(second.kilometres)}.`,
    station: ({ city: { name, stations }, words }) =>
      stations.length === 0
        ? null
        : `Kommt ein Teil der Gruppe mit der Bahn${namedAfter(stations, name, ` nach ${name}`)}, holt der Bus ihn am Bahnhof ab: ${words.or(stations)}. Schreiben Sie den Ausgang dazu.`,
    halls: ({ city, words }) => {
      const found = halls(city);
      return found.length === 0 ? null : `Zu Messe, Konzert oder Spiel: ${words.and(found.map(withWay(words)))}.`;
    },
    sights: ({ city, words }) => {
      const found = sights(city);
      const what = found.length === 1 ? 'Ein Ausflugsziel' : 'Ausflugsziele';
      return found.length === 0 ? null : `${what} ab ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : `Zum Schiff: ${port.name}, ${words.way(port.kilometres)} und ${words.lasting(port.minutes)} von ${city.name}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null
        ? null
        : `${withCountry(abroad, words)} liegt ${words.way(abroad.kilometres)} von ${name}, gleich hinter der Grenze. Das Angebot ab ${name} zeigt Maut und Steuer je Land.`,
  },
  tips: {
    title: ({ city: { name } }) => `Gut zu wissen für Fahrten ab ${name}`,
    items: [
      ({ city: { name } }) => `Wer in ${name} einen Bus mietet, bekommt ihn immer mit Fahrer: Selbst fahren ist nicht möglich.`,
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
          : `Für einen Tag in ${last.name} sitzen Sie ab ${name} ${words.lasting(2 * last.minutes)} im Bus; planen Sie vor Ort wenigstens vier Stunden ein.`;
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
        question: `Wie lange fährt ein Bus von ${name} nach ${last.name}?`,
        answer: `Von ${name} rund ${words.lasting(last.minutes)} für ${words.way(last.kilometres)}, ohne Stau und Pause. Nach ${first.name} sind es ab ${name} ${words.lasting(first.minutes)}. Wer um 12:00 Uhr in ${last.name} essen will, fährt in ${name} um ${words.before('12:00', last.minutes + 15)} Uhr los.`,
      };
    },
    ({ city: { name, near }, words }) => {
      const [first, second] = near.slice(-2);
      if (first === undefined || second === undefined) return null;
      return {
        question: `Hält der Bus auch in ${first.name} oder ${second.name}?`,
        answer: `Ja. Tragen Sie ${first.name} (${words.way(first.kilometres)} von ${name}) oder ${second.name} (${words.way(second.kilometres)}) als Halt ein; den Umweg sehen Sie im Preis, ehe Sie zusagen.`,
      };
    },
    ({ city: { name, oneDriver }, words }) =>
      oneDriver === null
        ? null
        : {
            question: `Braucht eine Tagesfahrt von ${name} nach ${oneDriver.name} zwei Fahrer?`,
            answer: `Nicht, wenn Sie um ${words.clock(oneDriver.leave)} Uhr in ${name} abfahren und ${oneDriver.name} spätestens um ${words.clock(oneDriver.until)} Uhr verlassen. Ab ${name} hin und zurück sind es ${words.way(2 * oneDriver.kilometres)}; gerechnet ist mit den Lenk- und Ruhezeiten und der Anfahrt vom Betriebshof.`,
          },
  ],
  schoolHolidays: ({ city: { name }, region, words }, days) =>
    `Schulferien ${region.inside} 2027: ${words.and(days)}. In den Wochen davor gehen viele Klassen aus ${name} auf Fahrt; fragen Sie dann früh an.`,
  laterHolidays: ({ region }) => `Spätere Ferien ${region.inside} stehen hier noch nicht: Fragen Sie Ihre Schule.`,
  airport: (name) => name,
  imageAlts: { boarding: 'Zeichnung einer Gruppe, die in einen Bus einsteigt', driver: 'Zeichnung eines Fahrers am Lenkrad' },
};
