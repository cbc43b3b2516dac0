import { atStation } from '../../cities/clauses/spanish.ts';
import { tripLeave, withCountry } from '../../cities/figures-of.ts';
import type { Words } from '../../cities/words.ts';
import type { HubClauses } from '../hub-clauses.ts';
import type { WayFrom } from '../ways.ts';
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
  upperFirst,
  withinMinutes,
} from './said.ts';

const from = (town: string) => `desde ${town}`;
const of = (town: string) => `de ${town}`;
/** Within a sentence, after its article: `el aeropuerto de Sevilla`. */
const small = (airport: string) => airport.replace(/^Aeropuerto /, 'aeropuerto ');

/** `aeropuerto de Girona (20 minutos desde Girona)` */
const toAirport = (words: Words) => (way: WayFrom) => inMinutesFrom(words, from)({ ...way, name: small(way.name) });

/** Spanish. The article of a town stays separate (`de El Ejido`), that of an airport contracts: `al aeropuerto de Sevilla`. */
export const spanishHubs: HubClauses = {
  folders: { region: 'comunidad', airport: 'aeropuerto' },
  region: {
    metaTitles: ({ region: { name } }) => [
      `Alquiler de autobuses ${name.inside} con conductor | {brand}`,
      `Alquiler de autocares ${name.inside} | {brand}`,
      `Autocares ${name.inside} | {brand}`,
    ],
    metaDescription: ({ region: { name, towns }, words }) =>
      `Autocares y microbuses con conductor ${name.inside}: ${words.and(towns.slice(0, 4).map((town) => town.name))}. Tiempos, cocheras y precios con IVA.`,
    heading: ({ region: { name } }) => `Alquiler de autocares ${name.inside}`,
    lead: ({ region: { name, towns }, words }) =>
      `Un autocar con conductor desde ${words.or([...namesOf(towns, 3), `otra ciudad ${name.inside}`])}, a precio cerrado.`,
    sections: [
      {
        title: ({ region: { name } }) => `Puntos de recogida ${name.inside}`,
        clauses: [
          ({ region: { name, towns }, words }) =>
            `${upperFirst(name.inside)} recogemos grupos en ${words.and(namesOf(towns, 5))}, entre otras ciudades.`,
          ({ region: { yards }, words }) =>
            `${yards.length === 1 ? 'Hay una cochera' : 'Hay cocheras'} en ${words.and(yards.slice(0, 4).map(listYards(words, of)))}.`,
          ({ region: { farthest }, words }) =>
            farthest === null || farthest.kilometres < 8
              ? null
              : `El trayecto en vacío más largo es el de ${farthest.from}: ${words.way(farthest.kilometres)} desde ${farthest.name}, ${words.lasting(farthest.minutes)}, incluido en el precio.`,
          ({ region: { between }, words }) =>
            between.length === 0
              ? null
              : `De ciudad a ciudad: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start}–${name} (${words.way(kilometres)}, ${words.lasting(minutes)})`))}.`,
          ({ region: { stations }, words }) =>
            stations.length === 0 ? null : `Quien llegue en tren puede subir ${words.or(stations.map(atStation))}.`,
        ],
      },
      {
        title: ({ region: { name, airports } }) =>
          airports[0] ? `Aeropuertos y destinos para grupos ${name.inside}` : `Destinos para grupos ${name.inside}`,
        clauses: [
          ({ region: { airports }, words }) =>
            airports.length === 0
              ? null
              : `${airports.length === 1 ? 'Para volar' : 'Aeropuertos'}, con el trayecto más corto: ${words.and(airports.map(toAirport(words)))}.`,
          ({ region: { sights }, words }) =>
            sights.length === 0
              ? null
              : `${sights.length === 1 ? 'Un destino' : 'Destinos'} para grupos: ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
          ({ region: { halls }, words }) =>
            halls.length === 0 ? null : `Para una feria, un concierto o un partido: ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
          ({ region: { far }, words }) =>
            far.length === 0 ? null : `Más lejos, pero con ida y vuelta en el día: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
          ({ region: { trips }, words }) =>
            trips.length === 0
              ? null
              : `Viajes de un día, con salida a las 8:30: ${words.and(trips.map((way) => `${way.from}–${way.name} (llegada a las ${words.before(tripLeave, -way.minutes)})`))}.`,
          ({ region: { twoDays }, words }) =>
            twoDays.length === 0
              ? null
              : `Dos días con una noche fuera (hotel no incluido): ${words.and(twoDays.map((way) => `${way.from}–${way.name} (${words.way(way.kilometres)}, ${words.lasting(way.minutes)} por trayecto)`))}.`,
          ({ region: { abroad }, words }) =>
            abroad === null
              ? null
              : `Justo al otro lado de la frontera queda ${withCountry(abroad, words)}, a ${words.way(abroad.kilometres)} de ${abroad.from}: ${words.lasting(abroad.minutes)}.`,
        ],
      },
    ],
    questions: [
      ({ region: { oneDriver, name }, words }) =>
        oneDriver.length === 0
          ? null
          : {
              question: `¿Hasta qué hora basta un conductor ${name.inside}?`,
              answer: `Si sale a las 8:00, basta un conductor siempre que emprenda la vuelta como muy tarde a las ${words.or(groupByEnd(oneDriver).map(([until, ways]) => `${words.clock(until)} (${words.or(ways.map((way) => `${way.from}–${way.name}`))})`))}.`,
            },
      ({ region, words }) => {
        const compared = cheaperThanFarthest(region);
        if (compared === null) return null;
        const { near, farthest } = compared;
        return {
          question: `¿Es más barato un autocar en ${near.from} que en ${farthest.from}?`,
          answer: `En un trayecto corto, sí: en ${near.name} hay una cochera, mientras que a ${farthest.from} el autocar llega después de ${words.way(farthest.kilometres)} en vacío desde ${farthest.name}. En un día entero la diferencia casi desaparece; la tabla muestra ejemplos de ${words.and(namesOf(region.towns, 3))}.`,
        };
      },
      ({ region: { holidays, lacksHolidays, name }, words }) =>
        holidays.length === 0
          ? null
          : {
              question: `¿Cuándo son las vacaciones escolares de 2027 ${name.inside}?`,
              answer: `${upperFirst(words.and(holidays.map((each) => words.days(each.from, each.until))))}.${lacksHolidays ? ' Las siguientes todavía no figuran aquí.' : ''} Para un viaje justo antes, pida presupuesto con tiempo.`,
            },
      ({ region: { between, name }, words }) => {
        const [first] = between;
        return first === undefined
          ? null
          : {
              question: `¿Puede un solo autocar recorrer varias ciudades ${name.inside}?`,
              answer: `Sí. Añada cada ciudad como parada con su fecha: de ${first.from} a ${first.name}, por ejemplo, se tarda ${words.lasting(first.minutes)}. El conductor se queda con el grupo y el presupuesto incluye las noches y los descansos.`,
            };
      },
    ],
  },
  airport: {
    metaTitles: ({ airport: { name } }) => [
      `Autobús al ${small(name)} para grupos | {brand}`,
      `Autocar al ${small(name)} | {brand}`,
      `${name}: autocar | {brand}`,
    ],
    metaDescription: ({ airport: { name, towns }, words }) =>
      `Traslados de grupos al ${small(name)}: ${words.and(largestAround(towns, 2).map(inMinutes(words)))}. Precio cerrado al momento, con conductor e IVA.`,
    heading: ({ airport: { name } }) => `Autocar al ${small(name)}`,
    lead: ({ airport: { name, towns }, words }) =>
      `Todo el grupo al ${small(name)} en un mismo autocar: ${words.and(largestAround(towns, 2).map((town) => `desde ${town.name} en ${words.lasting(town.minutes)}`))}.`,
    sections: [
      {
        title: ({ airport: { name } }) => `¿A cuánto está el ${small(name)}?`,
        clauses: [
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 0, 35);
            return found.length === 0 ? null : `A 35 minutos como máximo: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 35, 65);
            return found.length === 0 ? null : `Entre 35 y 65 minutos de camino: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 65, 150);
            return found.length === 0 ? null : `El camino es más largo desde ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { yards, name }, words }) =>
            yards.length === 0
              ? null
              : `${yards.length === 1 ? `La cochera más cercana al ${small(name)} está` : `Las cocheras más cercanas al ${small(name)} están`} en ${words.and(yards.map((each) => each.name))}.`,
          ({ airport: { others }, words }) =>
            others.length === 0 ? null : `¿Vuela desde otro aeropuerto? También vamos a otros: ${words.and(others.map(toAirport(words)))}.`,
        ],
      },
      {
        title: ({ airport: { name } }) => `Llegar a tiempo al ${small(name)} y volver a casa`,
        clauses: [
          ({ airport: { towns, name }, words }) =>
            `Para un vuelo a las 7:00, con dos horas en el ${small(name)}, la recogida es ${words.and(
              atDifferentTimes(largestAround(towns, 6))
                .slice(0, 4)
                .map((town) => `a las ${words.before('07:00', town.minutes + 120)} en ${town.name}`),
            )}.`,
          ({ airport: { towns }, words }) =>
            `Si aterriza a las 22:30 y todos están fuera tres cuartos de hora después, el grupo está de vuelta ${words.and(
              atDifferentTimes(largestAround(towns, 6))
                .slice(0, 4)
                .map((town) => `en ${town.name} a las ${words.before('23:15', -town.minutes)}`),
            )}.`,
          ({ airport: { stations }, words }) =>
            stations.length === 0 ? null : `Quien venga en tren puede subir ${words.or(stations.map(atStation))}.`,
          ({ airport: { halls, name }, words }) =>
            halls.length === 0
              ? null
              : `Los grupos que aterrizan en el ${small(name)} también pueden ir a una feria o a un estadio: ${words.or(halls.map((hall) => hall.name))}.`,
          ({ airport: { name } }) => {
            const [van, minibus, middle, large] = seatsWithCases();
            return `Con una maleta por persona, en una minivan al ${small(name)} caben ${van} personas, en un microbús ${minibus}, en un minibús ${middle} y en un autocar ${large}.`;
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
              question: `¿A qué hora sale el autocar de ${town.name} al ${small(name)}?`,
              answer: `Calcule ${words.lasting(town.minutes)} para ${words.way(town.kilometres)}: para un vuelo a las 10:00, salir de ${town.name} a las ${words.before('10:00', town.minutes + 120)} deja dos horas en el aeropuerto.`,
            };
      },
      ({ airport: { towns, name }, words }) => {
        const last = largestAround(towns, 3).at(-1);
        return last === undefined || last === largestAround(towns, 1)[0]
          ? null
          : {
              question: `¿Compensa un autocar de ${last.name} al ${small(name)}?`,
              answer: `Son ${words.way(last.kilometres)}, ${words.lasting(last.minutes)} de carretera. Cuanto más lleno va, menos paga cada uno; la tabla de esta página prevé una maleta por persona.`,
            };
      },
    ],
  },
};
