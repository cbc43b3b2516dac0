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

/** Spanish. The article of a town's name does not contract: `en A Coruña`, `de El Ejido`, `a La Línea`. */
export const spanishClauses: CityClauses = {
  metaTitles: ({ city: { name } }) => [
    `Alquiler de autobuses en ${name} con conductor | {brand}`,
    `Alquiler de autocares en ${name} | {brand}`,
    `Alquiler de autocar ${name} | {brand}`,
    `Autocar ${name} | {brand}`,
  ],
  metaDescription: ({ city, words }, most) => {
    const { name, airports } = city;
    const ways = [...(townsToAsk(city)?.slice(0, 1) ?? []), ...airports.slice(0, 1)]
      .slice(0, most)
      .map((way) => `${way.name}, ${words.lasting(way.minutes)}`);
    return `Alquiler de autocar o microbús con conductor en ${name}, precio cerrado al momento con IVA. ${ways.join('; ')}.`;
  },
  heading: ({ city: { name } }) => `Alquiler de autocares en ${name}`,
  lead: ({ city: { name } }) => `Alquile un autocar o un microbús con conductor en ${name}, a precio cerrado y con IVA.`,
  priceLead: ({ from, to, passengers, price, share, day }) =>
    `${from} – ${to}, ida y vuelta para ${passengers} personas, cuesta ${price} el ${day}: ${share} por persona. Incluye conductor e IVA.`,
  around: {
    title: ({ city: { name } }) => `Puntos de recogida en ${name}`,
    boarding: ({ city, region, words }) => {
      const { name } = city;
      const points = meetingPoints(city);
      return `En ${name}${region.name === name ? '' : `, ${region.inside},`} recogemos a su grupo en el colegio, en la sede del club o en cualquier otra dirección donde pueda parar un autocar${points.length === 0 ? '.' : `, por ejemplo ${words.or(points)}.`}`;
    },
    near: ({ city: { near }, words }) =>
      near.length < 2 ? null : `De camino, el autocar también puede parar en ${words.or(near.slice(0, 3).map(withWay(words)))}.`,
    parts: ({ city: { name, parts }, words }) =>
      parts.length < 3
        ? null
        : `También puede hacer varias paradas dentro de ${name}, por ejemplo en ${words.or(parts.slice(0, 4))}, cada una a su hora.`,
    yard: ({ city: { name, yard }, words }) => {
      const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
      if (yard.kilometres <= 6)
        return `La cochera más cercana está en ${yard.name}: apenas se pagan kilómetros en vacío, ni siquiera en un servicio de dos horas en ${name}.`;
      if (yard.kilometres <= 40)
        return `La cochera más cercana está en ${yard.name}, a ${way} de ${name}. El trayecto en vacío hasta ${name} (${time}) está incluido en el precio.`;
      if (yard.kilometres <= 110)
        return `La cochera más cercana está en ${yard.name}, a ${way} de ${name}. El trayecto en vacío (${time}) está incluido en el precio; en una excursión de un día desde ${name} se nota menos que en un servicio corto.`;
      return `La cochera más cercana queda en ${yard.name}, a ${way} de ${name}: ${time} sin pasajeros, incluidos en el precio. Un día entero desde ${name}, o varios días con el mismo autocar, sale más barato por kilómetro que un servicio corto.`;
    },
  },
  ways: {
    title: ({ city: { name, airports } }) => (airports[0] ? `Aeropuerto y destinos desde ${name}` : `Destinos desde ${name}`),
    airport: ({ city, words }) => {
      const {
        name,
        airports: [first],
      } = city;
      if (first === undefined) return null;
      const [way, time] = [words.way(first.kilometres), words.lasting(first.minutes)];
      const start = words.before('07:00', first.minutes + 120);
      return isFarFromAirports(city, 80)
        ? `El ${lowerAirport(first.name)} queda lejos, a ${way} de ${name}, alrededor de ${time}. Para un vuelo a las 7:00 hay que salir de ${name} a las ${start}.`
        : `El ${lowerAirport(first.name)} está a ${way} de ${name}, alrededor de ${time}. Para un vuelo a las 7:00, con dos horas de margen, la recogida en ${name} es a las ${start}.`;
    },
    otherAirport: ({ city, words }) => {
      const second = otherAirport(city);
      return second === undefined
        ? null
        : `Si el vuelo sale del ${lowerAirport(second.name)}, calcule ${words.lasting(second.minutes)} para ${words.way(second.kilometres)}.`;
    },
    station: ({ city: { name, stations }, words }) =>
      stations.length === 0
        ? null
        : `Si parte del grupo llega${namedAfter(stations, name, ` a ${name}`)} en tren, el autocar la recoge ${words.or(stations.map(atStation))}. Indíquenos en qué salida.`,
    halls: ({ city, words }) => {
      const found = halls(city);
      return found.length === 0
        ? null
        : `Para una feria, un concierto o un partido cerca de ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    sights: ({ city, words }) => {
      const found = sights(city);
      const what = found.length === 1 ? 'Un destino' : 'Destinos';
      return found.length === 0 ? null : `${what} para grupos desde ${city.name}: ${words.and(found.map(withWay(words)))}.`;
    },
    port: ({ city, words }) => {
      const [port] = seaports(city);
      return port === undefined
        ? null
        : isInTown(port)
          ? `Si sigue en barco, el autocar deja a su grupo en la terminal: ${port.name}.`
          : `Si sigue en barco: ${port.name}, a ${words.way(port.kilometres)} de ${city.name}, alrededor de ${words.lasting(port.minutes)}.`;
    },
    abroad: ({ city: { name, abroad }, words }) =>
      abroad === null
        ? null
        : `${withCountry(abroad, words)} queda a ${words.way(abroad.kilometres)} de ${name}, justo al otro lado de la frontera. El presupuesto desde ${name} detalla peajes e IVA por país.`,
  },
  tips: {
    title: ({ city: { name } }) => `Antes de reservar desde ${name}`,
    items: [
      ({ city: { name } }) => `En ${name} todos los vehículos se alquilan con conductor: no ofrecemos alquiler sin conductor.`,
      ({ city, words }) => {
        const list = dayTrips(city).map(
          ({ name, minutes }) =>
            `${name} (llegada a las ${words.before(tripLeave, -minutes)}, de vuelta a las ${words.before(tripBack, -minutes)})`,
        );
        return list.length === 0
          ? null
          : `${list.length === 1 ? 'Un viaje' : 'Viajes'} de un día desde ${city.name} (salida a las 8:30, regreso a las 17:00, salvo atascos): ${words.and(list)}.`;
      },
      ({ city, words }) => {
        const twoDays = twoDaysFrom(city);
        return twoDays === null
          ? null
          : `${twoDays.name} es un destino para dos días con una noche fuera (hotel no incluido), a ${words.way(twoDays.kilometres)} de ${city.name}, alrededor de ${words.lasting(twoDays.minutes)} por trayecto.`;
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
        question: `¿Cuánto tarda un autocar de ${name} a ${last.name}?`,
        answer: `Desde ${name}, alrededor de ${words.lasting(last.minutes)} para ${words.way(last.kilometres)}, sin atascos ni descansos. De ${name} a ${first.name} hay ${words.lasting(first.minutes)}. Para comer en ${last.name} a las 14:00, salga de ${name} a las ${words.before('14:00', last.minutes + 15)}.`,
      };
    },
    ({ city: { name, near }, words }) => {
      const [first, second] = near.slice(3).slice(-2);
      if (first === undefined || second === undefined) return null;
      return {
        question: `¿El autocar también para en ${words.or([first.name, second.name])}?`,
        answer: `Sí. Añada ${first.name} (a ${words.way(first.kilometres)} de ${name}) u otra parada como ${second.name} (${words.way(second.kilometres)}); verá el precio con ese desvío antes de reservar.`,
      };
    },
    ({ city: { name, oneDriver }, words }) =>
      oneDriver === null
        ? null
        : {
            question: `¿Hacen falta dos conductores para un día de ${name} a ${oneDriver.name}?`,
            answer: `No, si el grupo sale de ${name} a las ${words.clock(oneDriver.leave)} y deja ${oneDriver.name} como muy tarde a las ${words.clock(oneDriver.until)}. La ida y la vuelta desde ${name} suman ${words.way(2 * oneDriver.kilometres)}; se tienen en cuenta los tiempos de conducción y descanso y el trayecto desde la cochera.`,
          },
  ],
  schoolHolidays: ({ city: { name }, words }, days) =>
    days.length === 0
      ? `Las vacaciones escolares de 2027 en ${name} aún no figuran aquí: consulte el calendario de su comunidad autónoma antes de elegir fecha.`
      : `Vacaciones escolares en ${name} en 2027: ${words.and(days)}. Si su centro sale de ${name} justo antes de las vacaciones, pida presupuesto con tiempo.`,
  laterHolidays: ({ city: { name } }) => `Las vacaciones siguientes en ${name} todavía no figuran aquí: las publica su comunidad autónoma.`,
  airport: lowerAirport,
  imageAlts: { boarding: 'Dibujo de un grupo que sube a un autocar', driver: 'Dibujo de un conductor al volante' },
};

/** Within a sentence, after its article: `el aeropuerto de Sevilla`. */
function lowerAirport(name: string): string {
  return name.replace(/^Aeropuerto /, 'aeropuerto ');
}

/** `en la estación de Toledo`, `en la estación de Barcelona Sants` */
export function atStation(name: string): string {
  if (name.includes(' Estació ')) return `en ${name}`;
  return name.startsWith('Estación ') ? `en la e${name.slice(1)}` : `en la estación de ${name}`;
}
