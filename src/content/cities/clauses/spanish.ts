import type { CityClauses } from '../city-clauses.ts';
import { halls, namedAfter, ofMillions, seaports, sights, towns, townToReach, withCountry, withWay } from '../figures-of.ts';

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
  lead: ({ city: { name, yard, within }, words }) => {
    const target = townToReach(yard, within);
    const way = target === null ? '' : ` Hasta ${target.name} tarda ${words.lasting(target.minutes)}.`;
    if (yard.name === name) return `Su autocar con conductor ya está en ${name}.${way}`;
    return yard.kilometres <= 12
      ? `Su autocar con conductor sale de ${yard.name}, muy cerca de ${name}.${way}`
      : `Su autocar con conductor viene de ${yard.name} a recoger al grupo en ${name}.${way}`;
  },
  around: {
    title: ({ city: { name, near } }) => (near[0] ? `Salida de ${name} y recogida en ${near[0].name}` : `Salida de ${name}`),
    size: ({ city: { name, population }, region, words }) => {
      const people = words.people(population);
      if (population >= 250_000)
        return `Con unos ${people}${ofMillions(people, ' de')} habitantes, ${name} es una de las grandes ciudades ${ofRegion(region.inside)}: acuerde un punto de salida que todos encuentren.`;
      if (population >= 90_000) return `En ${name}, ${region.inside}, viven unas ${people} personas.`;
      return `${name} está ${region.inside} y tiene unos ${people} habitantes.`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2 ? null : `De camino el autocar puede recoger a gente en ${words.and(near.slice(0, 3).map(withWay(words)))}.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `Dentro de ${name} también caben varias paradas, por ejemplo ${words.or(parts.slice(0, 4))}, cada una con su hora.`,
    larger: ({ city: { name, larger }, words }) =>
      larger === null
        ? null
        : `De ${name} a ${larger.name} hay ${words.way(larger.kilometres)}, es decir, ${words.lasting(larger.minutes)}.`,
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
        ? `${first.name}: ${way} desde ${name}, alrededor de ${time}. Para un vuelo a las 7:00, con dos horas de margen, se sube al autocar en ${name} a las ${start}.`
        : `El aeropuerto queda lejos: ${first.name}, a ${way} de ${name}, alrededor de ${time}. Para un vuelo a las 7:00 habría que salir de ${name} a las ${start}.`;
    },
    otherAirport: ({
      city: {
        airports: [, second],
      },
      words,
    }) =>
      second === undefined
        ? null
        : `Si el vuelo sale de otro sitio: ${second.name}, ${words.lasting(second.minutes)} para ${words.way(second.kilometres)}.`,
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
      return found.length === 0
        ? null
        : `Colegios y familias de ${city.name} suelen ir a estos sitios: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : `Para el barco: ${port.name}, a ${words.way(port.kilometres)} y ${words.lasting(port.minutes)} de ${city.name}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null || abroad.kilometres > 110
        ? null
        : `La frontera está cerca: ${withCountry(abroad, words)} queda a ${words.way(abroad.kilometres)} de ${name}. El presupuesto desde ${name} detalla peajes e IVA por país.`,
  },
  tips: {
    title: ({ city: { name } }) => `Conviene saber si sale de ${name}`,
    items: [
      ({ city: { name, oneDriver }, words }) =>
        oneDriver === null
          ? null
          : `Salir de ${name} a las 8:00 hacia ${oneDriver.name} (${words.way(oneDriver.kilometres)}) y volver a más tardar a las ${words.clock(oneDriver.until)}: hasta ahí basta un conductor.`,
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
          : `Un día en ${last.name} supone desde ${name} ${words.lasting(2 * last.minutes)} de autocar; cuente con al menos cuatro horas allí.`;
      },
      ({ city: { near, name }, words }) => {
        const [, , , fourth, fifth] = near;
        return fourth === undefined || fifth === undefined
          ? null
          : `También se puede subir en ${fourth.name} (${words.lasting(fourth.minutes)}) o en ${fifth.name} (${words.lasting(fifth.minutes)}), sin ir antes a ${name}.`;
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
    `Vacaciones escolares en ${name} en 2027: ${words.and(days)}. En las semanas anteriores salen muchas clases de ${name}: pida con tiempo.`,
  imageAlts: { boarding: 'Dibujo de un grupo que sube a un autocar', driver: 'Dibujo de un conductor al volante' },
};

/** `en el País Vasco` becomes `del País Vasco`, `en Galicia` `de Galicia`. */
function ofRegion(inside: string): string {
  return inside.replace(/^en el /, 'del ').replace(/^en /, 'de ');
}
