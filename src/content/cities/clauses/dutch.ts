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

/**
 * Dutch, of the Netherlands and of Flanders, which use different words for a coach. Prepositions are the same for every town: `in Den
 * Haag`.
 */
export function dutchClauses(coach: 'touringcar' | 'autocar'): CityClauses {
  const yardName = coach === 'touringcar' ? 'standplaats' : 'stelplaats';
  const Coach = coach === 'touringcar' ? 'Touringcar' : 'Autocar';
  const [dayOut, dayOuts] = coach === 'touringcar' ? ['dagtocht', 'Dagtochten'] : ['dagtrip', 'Dagtrips'];
  return {
    metaTitles: ({ city: { name } }) => [
      `${Coach} huren ${name}: bus met chauffeur | {brand}`,
      `${Coach} huren in ${name} | {brand}`,
      `${Coach} huren ${name} | {brand}`,
    ],
    metaDescription: ({ city, words }, most) => {
      const { name, airports } = city;
      const ways = [...(townsToAsk(city)?.slice(0, 1) ?? []), ...airports.slice(0, 1)]
        .slice(0, most)
        .map((way) => `${way.name} ${words.lasting(way.minutes)}`);
      return `Bus huren in ${name}: ${coach} of minibus met chauffeur, meteen een vaste prijs met btw. ${ways.join(', ')}.`;
    },
    heading: ({ city: { name } }) => `${Coach} huren in ${name}`,
    lead: ({ city: { name } }) => `In ${name} huurt u een ${coach} of minibus met chauffeur, voor een vaste prijs met btw.`,
    priceLead: ({ from, to, passengers, price, share, day }) =>
      `${from} – ${to} en terug met ${passengers} personen kost ${price} op ${day}, dus ${share} per persoon. Chauffeur en btw zijn inbegrepen.`,
    around: {
      title: ({ city: { name } }) => `Waar uw groep opstapt in ${name}`,
      boarding: ({ city, region, words }) => {
        const { name } = city;
        const points = meetingPoints(city);
        return `In ${name}${region.name === name ? '' : `, ${region.inside},`} stapt de groep op bij de school, het clubhuis of elk ander adres waar een bus mag stoppen${points.length === 0 ? '.' : `, bijvoorbeeld ${words.or(points)}.`}`;
      },
      near: ({ city: { near }, words }) =>
        near.length < 2 ? null : `Onderweg kan de bus ook stoppen in ${words.or(near.slice(0, 3).map(withWay(words)))}.`,
      parts: ({ city: { name, parts }, words }) =>
        parts.length < 3
          ? null
          : `Ook binnen ${name} kan de bus op meer plaatsen stoppen, zoals in ${words.or(parts.slice(0, 4))}, elk met een eigen tijd.`,
      yard: ({ city: { name, yard }, words }) => {
        const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
        if (yard.kilometres <= 6)
          return `De dichtstbijzijnde ${yardName} is in ${yard.name}${yard.name === name ? ' zelf' : ''}. De bus rijdt dus bijna geen lege kilometers, ook niet voor een rit van twee uur in ${name}.`;
        if (yard.kilometres <= 30)
          return `De dichtstbijzijnde ${yardName} is in ${yard.name}, ${way} van ${name}. De aanrijtijd naar ${name} (${time}) zit in de prijs.`;
        if (yard.kilometres <= 80)
          return `De dichtstbijzijnde ${yardName} is in ${yard.name}, ${way} van ${name}. De aanrijtijd (${time}) zit in de prijs; bij een ${dayOut} vanuit ${name} weegt die minder zwaar dan bij een korte rit.`;
        return `Tot de dichtstbijzijnde ${yardName}, in ${yard.name}, is het ${way}: ${time} zonder passagiers, in de prijs inbegrepen. Een korte rit in ${name} wordt daardoor duur; een hele dag, of enkele dagen waarin de bus bij u blijft, is naar verhouding voordeliger.`;
      },
    },
    ways: {
      title: ({ city: { name, airports } }) => (airports[0] ? `Luchthaven en bestemmingen vanuit ${name}` : `Bestemmingen vanuit ${name}`),
      airport: ({ city, words }) => {
        const {
          name,
          airports: [first],
        } = city;
        if (first === undefined) return null;
        const [way, time] = [words.way(first.kilometres), words.lasting(first.minutes)];
        const start = words.before('07:00', first.minutes + 120);
        return isFarFromAirports(city, 75)
          ? `Naar de luchthaven is het een eind rijden: ${lowerAirport(first.name)} ligt op ${way} van ${name}, ongeveer ${time}. Voor een vlucht om 7.00 uur vertrekt u om ${start} uur uit ${name}.`
          : `${first.name} ligt op ${way} van ${name}, ongeveer ${time}. Vliegt u om 7.00 uur en wilt u er twee uur eerder zijn, dan stapt u om ${start} uur in ${name} in.`;
      },
      otherAirport: ({ city, words }) => {
        const second = otherAirport(city);
        return second === undefined
          ? null
          : `Vertrekt de vlucht vanaf ${lowerAirport(second.name)}, reken dan op ${words.lasting(second.minutes)} voor ${words.way(second.kilometres)}.`;
      },
      station: ({ city: { name, stations }, words }) =>
        stations.length === 0
          ? null
          : `Komt een deel van de groep met de trein${namedAfter(stations, name, ` naar ${name}`)}, dan stapt het in bij ${words.or(stations.map(lowerStation))}; vermeld erbij welke uitgang.`,
      halls: ({ city, words }) => {
        const found = halls(city);
        return found.length === 0
          ? null
          : `Naar een beurs, concert of wedstrijd vanuit ${city.name}: ${words.and(found.map(withWay(words)))}.`;
      },
      sights: ({ city, words }) => {
        const found = sights(city);
        return found.length === 0 ? null : `Voor een groepsbezoek vanuit ${city.name}: ${words.and(found.map(withWay(words)))}.`;
      },
      port: ({ city, words }) => {
        const [port] = seaports(city);
        return port === undefined
          ? null
          : isInTown(port)
            ? `Naar de boot stapt uw groep uit bij ${port.name}.`
            : `Naar de boot: ${port.name} ligt op ${words.way(port.kilometres)} van ${city.name}, ongeveer ${words.lasting(port.minutes)}.`;
      },
      abroad: ({ city: { name, abroad }, words }) =>
        abroad === null
          ? null
          : `${withCountry(abroad, words)} ligt op ${words.way(abroad.kilometres)} van ${name}, net over de grens. In de offerte vanuit ${name} staan tol en btw per land.`,
    },
    tips: {
      title: ({ city: { name } }) => `Goed om te weten voor vertrek uit ${name}`,
      items: [
        ({ city: { name } }) => `Elke bus vanuit ${name} komt met chauffeur; zelf rijden kan niet.`,
        ({ city, words }) => {
          const list = dayTrips(city).map(
            ({ name, minutes }) =>
              `${name} (aankomst ${words.before(tripLeave, -minutes)} uur, terug om ${words.before(tripBack, -minutes)} uur)`,
          );
          return list.length === 0
            ? null
            : `${list.length === 1 ? `Een ${dayOut}` : `${dayOuts}`} vanuit ${city.name} (vertrek om 8.30 uur, terugreis om 17.00 uur, zonder file): ${words.and(list)}.`;
        },
        ({ city, words }) => {
          const twoDays = twoDaysFrom(city);
          return twoDays === null
            ? null
            : `${twoDays.name} is een bestemming voor twee dagen met overnachting (zonder uw hotel), op ${words.way(twoDays.kilometres)} van ${city.name} en ongeveer ${words.lasting(twoDays.minutes)} per richting.`;
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
          question: `Hoe lang rijdt een bus van ${name} naar ${last.name}?`,
          answer: `Vanuit ${name} ongeveer ${words.lasting(last.minutes)} voor ${words.way(last.kilometres)}, zonder file en pauze. ${first.name} ligt op ${words.lasting(first.minutes)}. Wilt u om 12.00 uur in ${last.name} aan tafel, vertrek dan om ${words.before('12:00', last.minutes + 15)} uur uit ${name}.`,
        };
      },
      ({ city: { name, near }, words }) => {
        const [first, second] = near.slice(3).slice(-2);
        if (first === undefined || second === undefined) return null;
        return {
          question: `Stopt de bus ook in ${first.name} of ${second.name}?`,
          answer: `Ja. Vul ${first.name} (${words.way(first.kilometres)} van ${name}) of ${second.name} (${words.way(second.kilometres)}) in als halte; u ziet de prijs met die omweg voordat u beslist.`,
        };
      },
      ({ city: { name, oneDriver }, words }) =>
        oneDriver === null
          ? null
          : {
              question: `Zijn er twee chauffeurs nodig voor een dag van ${name} naar ${oneDriver.name}?`,
              answer: `Niet als u om ${words.clock(oneDriver.leave)} uur uit ${name} vertrekt en uiterlijk om ${words.clock(oneDriver.until)} uur wegrijdt uit ${oneDriver.name}. Heen en terug is het vanuit ${name} ${words.way(2 * oneDriver.kilometres)}; de rij- en rusttijden en de rit vanaf de ${yardName} zijn meegerekend.`,
            },
    ],
    schoolHolidays: ({ city: { name }, words }, days) =>
      days.length === 0
        ? `De schoolvakanties van 2027 in ${name} staan hier nog niet.`
        : `Schoolvakanties in ${name} in 2027: ${words.and(days)}. Gaat u vlak voor een vakantie op schoolreis vanuit ${name}, vraag dan op tijd een prijs aan.`,
    laterHolidays: ({ city: { name } }) => `De vakanties in ${name} na de zomer staan hier nog niet.`,
    airport: lowerAirport,
    imageAlts: { boarding: 'Tekening van een groep die in een bus stapt', driver: 'Tekening van een chauffeur aan het stuur' },
  };
}

/** Within a sentence. */
function lowerStation(name: string): string {
  return name.replace(/^Station /, 'station ');
}

/** In common use the airport is just `Schiphol`. */
export function lowerAirport(name: string): string {
  return name === 'Luchthaven Schiphol' ? 'Schiphol' : name.replace(/^Luchthaven /, 'luchthaven ');
}
