import { withCountry } from '../../cities/figures-of.ts';
import type { HubClauses } from '../hub-clauses.ts';
import {
  cheaperThanFarthest,
  inKilometresFrom,
  inMinutes,
  inMinutesFrom,
  listYards,
  namesOf,
  seatsWithCases,
  upperFirst,
  withinMinutes,
} from './said.ts';

const from = (town: string) => `desde ${town}`;
const of = (town: string) => `de ${town}`;
/** Within a sentence, behind its article: `el aeropuerto de Sevilla`. */
const small = (airport: string) => airport.replace(/^Aeropuerto /, 'aeropuerto ');

/** Spanish. Towns keep their article apart (`de El Ejido`), an airport's contracts: `al aeropuerto de Sevilla`. */
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
      `Un autocar con conductor desde ${words.or(namesOf(towns, 3))} u otra ciudad ${name.inside}, a precio cerrado.`,
    sections: [
      {
        title: ({ region: { name } }) => `Dónde subir ${name.inside}`,
        clauses: [
          ({ region: { name, towns }, words }) =>
            `${upperFirst(name.inside)} recogemos grupos en ${words.and(namesOf(towns, 5))}, entre otras ciudades.`,
          ({ region: { yards }, words }) => `Hay cocheras en ${words.and(yards.slice(0, 4).map(listYards(words, of)))}.`,
          ({ region: { farthest }, words }) =>
            farthest === null || farthest.kilometres < 8
              ? null
              : `El trayecto en vacío más largo es el de ${farthest.from}: ${words.way(farthest.kilometres)} desde ${farthest.name}, ${words.lasting(farthest.minutes)} que van en el precio.`,
          ({ region: { between }, words }) =>
            between.length === 0
              ? null
              : `De ciudad a ciudad: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `de ${start} a ${name}, ${words.way(kilometres)} en ${words.lasting(minutes)}`))}.`,
          ({ region: { stations }, words }) =>
            stations.length === 0 ? null : `Quien llegue en tren puede subir aquí: ${words.or(stations)}.`,
        ],
      },
      {
        title: ({ region: { name, airports } }) =>
          airports[0] ? `Del ${small(airports[0].name)} a las visitas` : `Excursiones ${name.inside}`,
        clauses: [
          ({ region: { airports }, words }) =>
            airports.length === 0
              ? null
              : `Aeropuertos, con el trayecto más corto: ${words.and(airports.map(inMinutesFrom(words, from)))}.`,
          ({ region: { sights }, words }) =>
            sights.length === 0 ? null : `Para una excursión escolar o de un club: ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
          ({ region: { halls }, words }) =>
            halls.length === 0 ? null : `Para una feria, un concierto o un partido: ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
          ({ region: { far }, words }) =>
            far.length === 0 ? null : `Más lejos, y aun así de ida y vuelta en el día: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
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
              answer: oneDriver
                .map(
                  ({ from: start, name: to, leave, until }) =>
                    `Si sale de ${start} hacia ${to} a las ${words.clock(leave)}, basta uno hasta las ${words.clock(until)}, hora de emprender la vuelta.`,
                )
                .join(' '),
            },
      ({ region, words }) => {
        const compared = cheaperThanFarthest(region);
        if (compared === null) return null;
        const { near, farthest } = compared;
        return {
          question: `¿Es más barato un autocar en ${near.from} que en ${farthest.from}?`,
          answer: `En un trayecto corto, sí: en ${near.name} hay cochera, mientras que a ${farthest.from} el autocar llega tras ${words.way(farthest.kilometres)} en vacío desde ${farthest.name}. En un día entero la diferencia casi desaparece; la tabla trae ejemplos de ${words.and(namesOf(region.towns, 3))}.`,
        };
      },
      ({ region: { between, name }, words }) => {
        const [first] = between;
        return first === undefined
          ? null
          : {
              question: `¿Puede un solo autocar recorrer varias ciudades ${name.inside}?`,
              answer: `Sí. Ponga cada ciudad como parada con su fecha: de ${first.from} a ${first.name}, por ejemplo, se tarda ${words.lasting(first.minutes)}. El conductor se queda con el grupo y el presupuesto cuenta noches y descansos.`,
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
      `Traslados de grupos al ${small(name)}: ${words.and(towns.slice(0, 2).map(inMinutes(words)))}. Precio cerrado al momento, con conductor e IVA.`,
    heading: ({ airport: { name } }) => `Autocar al ${small(name)}`,
    lead: ({ airport: { name, towns }, words }) =>
      `Todo el grupo junto al ${small(name)}: ${words.and(towns.slice(0, 2).map((town) => `desde ${town.name} en ${words.lasting(town.minutes)}`))}.`,
    sections: [
      {
        title: ({ airport: { name } }) => `¿A cuánto está el ${small(name)}?`,
        clauses: [
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 0, 35);
            return found.length === 0 ? null : `A 35 minutos como mucho: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 35, 65);
            return found.length === 0 ? null : `Entre 35 y 65 minutos de camino: ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 65, 240);
            return found.length === 0 ? null : `El camino es más largo desde ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { yards, name }, words }) =>
            yards.length === 0 ? null : `El autocar para el ${small(name)} suele venir de ${words.or(yards.map((each) => each.name))}.`,
          ({ airport: { others }, words }) =>
            others.length === 0
              ? null
              : `¿El vuelo sale de otro sitio? También quedan a mano: ${words.and(others.map(inMinutesFrom(words, from)))}.`,
        ],
      },
      {
        title: ({ airport: { name } }) => `Llegar a tiempo al ${small(name)} y volver a casa`,
        clauses: [
          ({ airport: { towns, name }, words }) =>
            `Para un vuelo a las 7:00, con dos horas en el ${small(name)}, la recogida es ${words.and(towns.slice(0, 4).map((town) => `a las ${words.before('07:00', town.minutes + 120)} en ${town.name}`))}.`,
          ({ airport: { towns }, words }) =>
            `Si aterriza a las 22:30 y todos están fuera tres cuartos de hora después, el grupo llega ${words.and(towns.slice(0, 3).map((town) => `a ${town.name} a las ${words.before('23:15', -town.minutes)}`))}.`,
          ({ airport: { name } }) => {
            const [van, minibus, large] = seatsWithCases();
            return `Con una maleta por persona, al ${small(name)} viajan ${van} personas en una minivan, ${minibus} en un microbús y ${large} en un autocar.`;
          },
        ],
      },
    ],
    questions: [
      ({ airport: { towns, name }, words }) => {
        const [town] = towns;
        return town === undefined
          ? null
          : {
              question: `¿A qué hora sale el autocar de ${town.name} al ${small(name)}?`,
              answer: `Cuente ${words.lasting(town.minutes)} para ${words.way(town.kilometres)}: para un vuelo a las 10:00, salir de ${town.name} a las ${words.before('10:00', town.minutes + 120)} deja dos horas en el aeropuerto.`,
            };
      },
      ({ airport: { towns, name }, words }) => {
        const last = towns.at(Math.min(towns.length, 8) - 1);
        return last === undefined || last === towns[0]
          ? null
          : {
              question: `¿Compensa un autocar de ${last.name} al ${small(name)}?`,
              answer: `Son ${words.way(last.kilometres)}, ${words.lasting(last.minutes)} de carretera. Cuanto más lleno va, menos paga cada uno; la tabla de esta página cuenta una maleta por persona.`,
            };
      },
    ],
  },
};
