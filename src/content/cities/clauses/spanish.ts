import type { CityClauses } from '../city-clauses.ts';
import { boardingPlace, halls, namedAfter, seaports, sights, towns, withCountry, withWay } from '../figures-of.ts';

/** Spanish. The article of a town's name does not contract: `en A Coruña`, `de El Ejido`, `a La Línea`. */
export const spanishClauses: CityClauses = {
  metaTitles: ({ city: { name } }) => [
    `Alquiler de autobuses en ${name} con conductor | {brand}`,
    `Alquiler de autocares en ${name} | {brand}`,
    `Alquiler de autocar ${name} | {brand}`,
    `Autocar ${name} | {brand}`,
  ],
  metaDescription: ({ city: { name, within, airports }, words }, most) => {
    const ways = [...towns(within.middle).slice(-1), ...airports.slice(0, 1)]
      .slice(0, most)
      .map((way) => `${way.name}, ${words.lasting(way.minutes)}`);
    return `Alquiler de autocar o microbús con conductor en ${name}, precio cerrado al momento con IVA. ${ways.join('; ')}.`;
  },
  heading: ({ city: { name } }) => `Alquiler de autocares en ${name}`,
  lead: ({ city: { name } }) => `Alquile un autocar o un microbús con conductor en ${name}, a precio cerrado y con IVA.`,
  priceLead: ({ from, to, passengers, price, share, day }) =>
    `${from} – ${to}, ida y vuelta para ${passengers} personas, cuesta ${price} el ${day}: ${share} por persona. Incluye conductor e IVA; no alquilamos sin conductor.`,
  around: {
    title: ({ city: { name, near } }) => (near[0] ? `Salida de ${name} y recogida en ${near[0].name}` : `Salida de ${name}`),
    boarding: ({ city, region }) => {
      const { name } = city;
      const place = boardingPlace(city);
      return `En ${name}${region.name === name ? '' : `, ${region.inside},`} el grupo sube donde le conviene: en el colegio, en la sede del club${place === null ? '' : `, junto a un lugar conocido (${place})`} o en otra dirección donde pueda parar un autocar.`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2 ? null : `De camino el autocar puede recoger a gente en ${words.and(near.slice(0, 3).map(withWay(words)))}.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `Dentro de ${name} también caben varias paradas, por ejemplo ${words.or(parts.slice(0, 4))}, cada una con su hora.`,
    yard: ({ city: { name, yard }, words }) => {
      const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
      if (yard.kilometres <= 6)
        return `La cochera más cercana está en ${yard.name}: apenas hay kilómetros en vacío, y hasta un servicio de dos horas en ${name} sale a cuenta.`;
      if (yard.kilometres <= 40)
        return `La cochera más cercana está en ${yard.name}, a ${way} de ${name}. Ese trayecto en vacío hasta ${name} (${time}) va en el precio.`;
      if (yard.kilometres <= 110)
        return `El autocar sale de ${yard.name} y recorre ${way} hasta ${name}, alrededor de ${time}, que van en el precio: en una excursión de un día desde ${name} se nota menos que en un servicio corto.`;
      return `La cochera más cercana queda en ${yard.name}, a ${way} de ${name}: ${time} sin pasajeros. Un día entero desde ${name}, o varios con el autocar a su disposición, sale mejor por kilómetro que un servicio corto.`;
    },
  },
  ways: {
    title: ({ city: { name, airports, stations } }) =>
      airports[0] ? `De ${name} al avión, al tren o de visita` : `${stations[0] ?? name} y visitas cercanas`,
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
      return first.minutes <= 80
        ? `El ${lowerAirport(first.name)} está a ${way} de ${name}, alrededor de ${time}. Para un vuelo a las 7:00, con dos horas de margen, se sube al autocar en ${name} a las ${start}.`
        : `El ${lowerAirport(first.name)} queda lejos, a ${way} de ${name}, alrededor de ${time}. Para un vuelo a las 7:00 habría que salir de ${name} a las ${start}.`;
    },
    otherAirport: ({
      city: {
        airports: [, second],
      },
      words,
    }) =>
      second === undefined
        ? null
        : `Si el vuelo sale del ${lowerAirport(second.name)}, cuente ${words.lasting(second.minutes)} para ${words.way(second.kilometres)}.`,
    station: ({ city: { name, stations }, words }) =>
      stations.length === 0
        ? null
        : `Si parte del grupo llega${namedAfter(stations, name, ` a ${name}`)} en tren, el autocar pasa a buscarla por la estación: ${words.or(stations)}. Indique la salida.`,
    halls: ({ city, words }) => {
      const found = halls(city);
      return found.length === 0 ? null : `Para una feria, un concierto o un partido: ${words.and(found.map(withWay(words)))}.`;
    },
    sights: ({ city, words }) => {
      const found = sights(city);
      const what = found.length === 1 ? 'Una excursión' : 'Excursiones';
      return found.length === 0 ? null : `${what} desde ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : `Para el barco: ${port.name}, a ${words.way(port.kilometres)} y ${words.lasting(port.minutes)} de ${city.name}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null
        ? null
        : `${withCountry(abroad, words)} queda a ${words.way(abroad.kilometres)} de ${name}, justo al otro lado de la frontera. El presupuesto desde ${name} detalla peajes e IVA por país.`,
  },
  tips: {
    title: ({ city: { name } }) => `Conviene saber si sale de ${name}`,
    items: [
      ({ city: { name } }) => `Quien alquila un autobús en ${name} siempre lo recibe con conductor: no alquilamos sin conductor.`,
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
          : `Para pasar un día en ${last.name} viajará desde ${name} ${words.lasting(2 * last.minutes)} en autocar; cuente con al menos cuatro horas allí.`;
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
        question: `¿Cuánto tarda un autocar de ${name} a ${last.name}?`,
        answer: `Desde ${name}, alrededor de ${words.lasting(last.minutes)} para ${words.way(last.kilometres)}, sin atascos ni descansos. De ${name} a ${first.name} hay ${words.lasting(first.minutes)}. Para comer en ${last.name} a las 14:00, salga de ${name} a las ${words.before('14:00', last.minutes + 15)}.`,
      };
    },
    ({ city: { name, near }, words }) => {
      const [first, second] = near.slice(-2);
      if (first === undefined || second === undefined) return null;
      return {
        question: `¿Para el autocar también en ${words.or([first.name, second.name])}?`,
        answer: `Sí. Añada ${first.name} (a ${words.way(first.kilometres)} de ${name}) u otra parada como ${second.name} (${words.way(second.kilometres)}); el precio con el desvío se ve antes de decidir.`,
      };
    },
    ({ city: { name, oneDriver }, words }) =>
      oneDriver === null
        ? null
        : {
            question: `¿Hacen falta dos conductores para un día de ${name} a ${oneDriver.name}?`,
            answer: `No, si el grupo sale de ${name} a las ${words.clock(oneDriver.leave)} y deja ${oneDriver.name} a más tardar a las ${words.clock(oneDriver.until)}. La ida y la vuelta desde ${name} suman ${words.way(2 * oneDriver.kilometres)}; el cálculo cuenta los tiempos de conducción y descanso y el trayecto desde la cochera.`,
          },
  ],
  schoolHolidays: ({ city: { name }, words }, days) =>
    days.length === 0
      ? `Cada comunidad fija su calendario escolar: consulte las vacaciones de 2027 en ${name} antes de elegir fecha.`
      : `Vacaciones escolares en ${name} en 2027: ${words.and(days)}. En las semanas anteriores salen muchas clases de ${name}: pida con tiempo.`,
  laterHolidays: ({ city: { name } }) => `Las vacaciones siguientes en ${name} todavía no figuran aquí: las publica su comunidad autónoma.`,
  airport: lowerAirport,
  imageAlts: { boarding: 'Dibujo de un grupo que sube a un autocar', driver: 'Dibujo de un conductor al volante' },
};

/** Within a sentence, behind its article: `el aeropuerto de Sevilla`. */
function lowerAirport(name: string): string {
  return name.replace(/^Aeropuerto /, 'aeropuerto ');
}
