import type { CityClauses } from '../city-clauses.ts';
import { boardingPlace, halls, namedAfter, seaports, sights, towns, withCountry, withWay } from '../figures-of.ts';

/** Dutch, of the Netherlands and of Flanders, which differ in what they call the coach. Prepositions hold for every town: `in Den Haag`. */
export function dutchClauses(coach: 'touringcar' | 'autocar'): CityClauses {
  const yardName = coach === 'touringcar' ? 'standplaats' : 'stelplaats';
  const Coach = coach === 'touringcar' ? 'Touringcar' : 'Autocar';
  return {
    metaTitles: ({ city: { name } }) => [
      `${Coach} huren ${name}: bus met chauffeur | {brand}`,
      `${Coach} huren in ${name} | {brand}`,
      `${Coach} huren ${name} | {brand}`,
    ],
    metaDescription: ({ city: { name, within, airports }, words }, most) => {
      const ways = [...towns(within.middle).slice(-1), ...airports.slice(0, 1)]
        .slice(0, most)
        .map((way) => `${way.name} ${words.lasting(way.minutes)}`);
      return `Bus huren in ${name}: ${coach} of minibus met chauffeur, meteen een vaste prijs met btw. ${ways.join(', ')}.`;
    },
    heading: ({ city: { name } }) => `${Coach} huren in ${name}`,
    lead: ({ city: { name } }) => `In ${name} huurt u een ${coach} of minibus met chauffeur, voor een vaste prijs met btw.`,
    priceLead: ({ from, to, passengers, price, share, day }) =>
      `${from} – ${to} en terug met ${passengers} personen kost ${price} op ${day}, dus ${share} per persoon. Chauffeur en btw zijn inbegrepen; zelf rijden kan niet.`,
    around: {
      title: ({ city: { name, near } }) => (near[0] ? `Vertrek in ${name}, opstappen in ${near[0].name}` : `Vertrek in ${name}`),
      boarding: ({ city, region }) => {
        const { name } = city;
        const place = boardingPlace(city);
        return `In ${name}${region.name === name ? '' : `, ${region.inside},`} stapt de groep op waar het uitkomt: bij de school of het clubhuis${place === null ? '' : `, bij ${lowerStation(place)}`} of op een ander adres waar de bus kan staan.`;
      },
      near: ({ city: { near }, words }) =>
        near.length < 2 ? null : `Onderweg kan de bus mensen ophalen in ${words.and(near.slice(0, 3).map(withWay(words)))}.`,
      parts: ({ city: { name, parts }, words }) =>
        parts.length < 3
          ? null
          : `Ook binnen ${name} zijn meer haltes mogelijk, zoals ${words.or(parts.slice(0, 4))}, elk met een eigen tijd.`,
      yard: ({ city: { name, yard }, words }) => {
        const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
        if (yard.kilometres <= 6)
          return `De dichtstbijzijnde ${yardName} is in ${yard.name}${yard.name === name ? ' zelf' : ''}. De bus rijdt vooraf bijna niets leeg, dus ook een rit van twee uur in ${name} loont.`;
        if (yard.kilometres <= 30)
          return `De dichtstbijzijnde ${yardName} is in ${yard.name}, ${way} van ${name}. Die ${time} aanrijden naar ${name} zitten in de prijs.`;
        if (yard.kilometres <= 80)
          return `De bus komt uit ${yard.name} en rijdt ${way} naar ${name}, ongeveer ${time}, die in de prijs zitten: bij een dagtocht uit ${name} merkt u daar minder van dan bij een korte rit.`;
        return `Tot de dichtstbijzijnde ${yardName}, in ${yard.name}, is het ${way}: ${time} zonder passagiers. Een korte rit in ${name} wordt daardoor duur; een hele dag, of enkele dagen waarin de bus bij u blijft, is naar verhouding voordeliger.`;
      },
    },
    ways: {
      title: ({ city: { name, airports, stations } }) =>
        airports[0] ? `Vanuit ${name} naar vlucht, trein of uitje` : `${stations[0] ?? name} en uitjes in de buurt`,
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
        return first.minutes <= 75
          ? `${first.name} ligt op ${way} van ${name}, ongeveer ${time}. Vliegt u om 7:00 uur en wilt u er twee uur eerder zijn, dan stapt u om ${start} uur in ${name} in.`
          : `Vliegen kost hier tijd: ${first.name} is ${way} van ${name}, ongeveer ${time}. Voor een vlucht om 7:00 uur vertrekt u om ${start} uur uit ${name}.`;
      },
      otherAirport: ({
        city: {
          airports: [, second],
        },
        words,
      }) =>
        second === undefined
          ? null
          : `Vertrekt de vlucht vanaf ${lowerAirport(second.name)}, reken dan op ${words.lasting(second.minutes)} voor ${words.way(second.kilometres)}.`,
      station: ({ city: { name, stations }, words }) =>
        stations.length === 0
          ? null
          : `Komt een deel van de groep met de trein${namedAfter(stations, name, ` naar ${name}`)}, dan stapt het in bij ${words.or(stations.map(lowerStation))}; zet de uitgang erbij.`,
      halls: ({ city, words }) => {
        const found = halls(city);
        return found.length === 0 ? null : `Naar beurs, concert of wedstrijd: ${words.and(found.map(withWay(words)))}.`;
      },
      sights: ({ city, words }) => {
        const found = sights(city);
        const what = found.length === 1 ? 'Een uitje' : 'Uitjes';
        return found.length === 0 ? null : `${what} vanuit ${city.name}: ${words.and(found.map(withWay(words)))}.`;
      },
      port: ({ city, words }) => {
        const [port] = seaports(city);
        return port === undefined
          ? null
          : `Naar de boot: ${port.name}, ${words.way(port.kilometres)} en ${words.lasting(port.minutes)} vanaf ${city.name}.`;
      },
      abroad: ({ city: { name, abroad }, words }) =>
        abroad === null
          ? null
          : `${withCountry(abroad, words)} ligt op ${words.way(abroad.kilometres)} van ${name}, net over de grens. In de offerte vanuit ${name} staan tol en btw per land.`,
    },
    tips: {
      title: ({ city: { name } }) => `Goed om te weten in ${name}`,
      items: [
        ({ city: { name } }) => `Wie in ${name} een bus huurt, krijgt er altijd een chauffeur bij: zelf rijden kan niet.`,
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
            : `Voor een dag in ${last.name} zit u vanuit ${name} ${words.lasting(2 * last.minutes)} in de bus; reken ter plaatse op minstens vier uur.`;
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
          question: `Hoe lang rijdt een bus van ${name} naar ${last.name}?`,
          answer: `Vanuit ${name} ongeveer ${words.lasting(last.minutes)} voor ${words.way(last.kilometres)}, zonder file en pauze. ${first.name} ligt op ${words.lasting(first.minutes)}. Wilt u om 12:00 uur in ${last.name} aan tafel, vertrek dan om ${words.before('12:00', last.minutes + 15)} uur uit ${name}.`,
        };
      },
      ({ city: { name, near }, words }) => {
        const [first, second] = near.slice(-2);
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
              answer: `Niet als u om ${words.clock(oneDriver.leave)} uur uit ${name} vertrekt en uiterlijk om ${words.clock(oneDriver.until)} uur wegrijdt uit ${oneDriver.name}. Vanuit ${name} heen en terug is het ${words.way(2 * oneDriver.kilometres)}; gerekend is met de rij- en rusttijden en het aanrijden vanaf de ${yardName}.`,
            },
    ],
    schoolHolidays: ({ city: { name }, words }, days) =>
      days.length === 0
        ? `De schoolvakanties van 2027 in ${name} staan hier nog niet.`
        : `Schoolvakanties in ${name} in 2027: ${words.and(days)}. In de weken ervoor gaan veel klassen uit ${name} op pad; vraag dan op tijd aan.`,
    laterHolidays: ({ city: { name } }) => `De vakanties in ${name} na de zomer staan hier nog niet: vraag het uw school.`,
    airport: lowerAirport,
    imageAlts: { boarding: 'Tekening van een groep die in een bus stapt', driver: 'Tekening van een chauffeur aan het stuur' },
  };
}

/** Within a sentence. */
function lowerStation(name: string): string {
  return name.replace(/^Station /, 'station ');
}

/** Nobody says more than `Schiphol`. */
export function lowerAirport(name: string): string {
  return name === 'Luchthaven Schiphol' ? 'Schiphol' : name.replace(/^Luchthaven /, 'luchthaven ');
}
