import { upperFirst } from '../../hubs/clauses/said.ts';
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
import { aTown, deTown } from '../names/french.ts';

/** French, of France and of Belgium, which use different words for a coach within a sentence. */
export function frenchClauses(language: 'fr' | 'frBE'): CityClauses {
  const coach = language === 'fr' ? 'autocar' : 'car';
  return {
    metaTitles: ({ city: { name } }) => [
      `Location d’autocar ${aTown(name)} avec chauffeur | {brand}`,
      `Location de car ${aTown(name)} avec chauffeur | {brand}`,
      `Location d’autocar ${aTown(name)} | {brand}`,
      `Autocar ${name} | {brand}`,
    ],
    metaDescription: ({ city, words }, most) => {
      const { name, airports } = city;
      const ways = [...(townsToAsk(city)?.slice(0, 1) ?? []), ...airports.slice(0, 1)]
        .slice(0, most)
        .map((way) => `${way.name} : ${words.lasting(way.minutes)}`);
      return `Location de bus ${aTown(name)} : autocar ou minibus avec chauffeur, prix ferme immédiat, TVA comprise. ${ways.join(', ')}.`;
    },
    heading: ({ city: { name } }) => `Location d’autocar ${aTown(name)}`,
    lead: ({ city: { name } }) => `Louez un ${coach} ou un minibus avec chauffeur ${aTown(name)}, à prix ferme, TVA comprise.`,
    priceLead: ({ from, to, passengers, price, share, day }) =>
      `${from} – ${to}, aller-retour pour ${passengers} personnes, coûte ${price} le ${day}, soit ${share} par personne. Chauffeur et TVA sont compris.`,
    around: {
      title: ({ city: { name } }) => `Où nous prenons votre groupe ${aTown(name)}`,
      boarding: ({ city, region, words }) => {
        const { name } = city;
        const points = meetingPoints(city);
        return `${upperFirst(aTown(name))}${region.name === name ? '' : `, ${region.inside},`} le groupe monte devant l’école, au siège du club ou à toute autre adresse où un car peut s’arrêter${points.length === 0 ? '.' : `, par exemple ${words.or(points)}.`}`;
      },
      near: ({ city: { near }, words }) =>
        near.length < 2
          ? null
          : `En chemin, le car peut aussi s’arrêter ${words.or(near.slice(0, 3).map((town) => withWay(words)({ ...town, name: aTown(town.name) })))}.`,
      parts: ({ city: { name, parts }, words }) =>
        parts.length < 3
          ? null
          : `Plusieurs arrêts sont possibles ${aTown(name)} même, par exemple ${words.or(parts.slice(0, 4))}, chacun à son heure.`,
      yard: ({ city: { name, yard }, words }) => {
        const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
        if (yard.kilometres <= 6)
          return `Le dépôt le plus proche est ${aTown(yard.name)}${yard.name === name ? ' même' : ''} : vous ne payez presque aucun kilomètre à vide, même pour un trajet de deux heures ${aTown(name)}.`;
        if (yard.kilometres <= 40)
          return `Le dépôt le plus proche est ${aTown(yard.name)}, à ${way} ${deTown(name)}. L’approche jusqu’${aTown(name)} (${time}) est comprise dans le prix.`;
        if (yard.kilometres <= 110)
          return `Le dépôt le plus proche est ${aTown(yard.name)}, à ${way} ${deTown(name)}. L’approche (${time}) est comprise dans le prix ; elle pèse moins sur une journée au départ ${deTown(name)} que sur un trajet court.`;
        return `Le dépôt le plus proche est ${aTown(yard.name)}, à ${way} ${deTown(name)} : ${time} sans passagers, compris dans le prix. Une journée entière au départ ${deTown(name)}, ou un séjour où le car reste avec vous, revient moins cher au kilomètre qu’un trajet court.`;
      },
    },
    ways: {
      title: ({ city: { name, airports } }) =>
        airports[0] ? `Aéroport et destinations au départ ${deTown(name)}` : `Destinations au départ ${deTown(name)}`,
      airport: ({ city, words }) => {
        const {
          name,
          airports: [first],
        } = city;
        if (first === undefined) return null;
        const [way, time] = [words.way(first.kilometres), words.lasting(first.minutes)];
        const start = words.before('07:00', first.minutes + 120);
        return isFarFromAirports(city, 80)
          ? `Il faut aller loin pour prendre l’avion : ${theAirport(first.name)} se trouve à ${way} ${deTown(name)}, environ ${time}. Pour un vol à 7 h, il faut partir ${deTown(name)} à ${start}.`
          : `${upperFirst(theAirport(first.name))} est à ${way} ${deTown(name)}, environ ${time}. Pour un vol à 7 h, deux heures d’avance comprises, partez ${deTown(name)} à ${start}.`;
      },
      otherAirport: ({ city, words }) => {
        const second = otherAirport(city);
        return second === undefined
          ? null
          : `Si le vol part de ${theAirport(second.name)}, comptez ${words.lasting(second.minutes)} pour ${words.way(second.kilometres)}.`;
      },
      station: ({ city: { name, stations }, words }) =>
        stations.length === 0
          ? null
          : `Si une partie du groupe arrive en train${namedAfter(stations, name, ` ${aTown(name)}`)}, le car la prend ${words.or(stations.map(atStation))}. Précisez la sortie.`,
      halls: ({ city, words }) => {
        const found = halls(city);
        return found.length === 0
          ? null
          : `Pour un salon, un concert ou un match près ${deTown(city.name)} : ${words.and(found.map(withWay(words)))}.`;
      },
      sights: ({ city, words }) => {
        const found = sights(city);
        const what = found.length === 1 ? 'Une destination' : 'Des destinations';
        return found.length === 0
          ? null
          : `${what} pour un groupe au départ ${deTown(city.name)} : ${words.and(found.map(withWay(words)))}.`;
      },
      port: ({ city, words }) => {
        const [port] = seaports(city);
        return port === undefined
          ? null
          : isInTown(port)
            ? `Pour le bateau, le car dépose votre groupe à l’embarcadère : ${port.name}.`
            : `Pour le bateau : ${port.name}, à ${words.way(port.kilometres)} et ${words.lasting(port.minutes)} ${deTown(city.name)}.`;
      },
      abroad: ({ city: { name, abroad }, words }) =>
        abroad === null
          ? null
          : `${withCountry(abroad, words)} est à ${words.way(abroad.kilometres)} ${deTown(name)}, juste de l’autre côté de la frontière. Le devis au départ ${deTown(name)} détaille péages et TVA par pays.`,
    },
    tips: {
      title: ({ city: { name } }) => `Bon à savoir avant de partir ${deTown(name)}`,
      items: [
        ({ city: { name } }) => `Tous nos véhicules au départ ${deTown(name)} sont loués avec chauffeur, jamais sans.`,
        ({ city, words }) => {
          const list = dayTrips(city).map(
            ({ name, minutes }) =>
              `${name} (arrivée à ${words.before(tripLeave, -minutes)}, de retour à ${words.before(tripBack, -minutes)})`,
          );
          return list.length === 0
            ? null
            : `${list.length === 1 ? 'Un aller-retour' : 'Allers-retours'} dans la journée depuis ${city.name} (départ à 8 h 30, retour à 17 h, hors bouchons) : ${words.and(list)}.`;
        },
        ({ city, words }) => {
          const twoDays = twoDaysFrom(city);
          return twoDays === null
            ? null
            : `${twoDays.name}, à ${words.way(twoDays.kilometres)} ${deTown(city.name)} et environ ${words.lasting(twoDays.minutes)} par trajet, se prête à un séjour de deux jours (hôtel non compris).`;
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
          question: `Combien de temps en ${coach} entre ${name} et ${last.name} ?`,
          answer: `Depuis ${name}, environ ${words.lasting(last.minutes)} pour ${words.way(last.kilometres)}, hors bouchons et pauses. Pour ${first.name}, comptez ${words.lasting(first.minutes)} depuis ${name}. Pour déjeuner ${aTown(last.name)} à midi, partez ${deTown(name)} à ${words.before('12:00', last.minutes + 15)}.`,
        };
      },
      ({ city: { name, near }, words }) => {
        const [first, second] = near.slice(3).slice(-2);
        if (first === undefined || second === undefined) return null;
        return {
          question: `Le car s’arrête-t-il aussi ${aTown(first.name)} ou ${aTown(second.name)} ?`,
          answer: `Oui. Ajoutez ${first.name} (${words.way(first.kilometres)} ${deTown(name)}) ou ${second.name} (${words.way(second.kilometres)}) comme arrêt ; le prix avec ce détour s’affiche avant que vous décidiez.`,
        };
      },
      ({ city: { name, oneDriver }, words }) =>
        oneDriver === null
          ? null
          : {
              question: `Faut-il deux chauffeurs pour une journée entre ${name} et ${oneDriver.name} ?`,
              answer: `Non, si vous partez ${deTown(name)} à ${words.clock(oneDriver.leave)} et quittez ${oneDriver.name} au plus tard à ${words.clock(oneDriver.until)}. L’aller-retour depuis ${name} fait ${words.way(2 * oneDriver.kilometres)} ; le calcul tient compte des temps de conduite et de repos et de l’approche depuis le dépôt.`,
            },
    ],
    schoolHolidays: ({ city: { name }, words }, days) =>
      `Vacances scolaires ${aTown(name)} en 2027 : ${words.and(days)}. Pour une sortie scolaire au départ ${deTown(name)} juste avant les vacances, demandez votre devis assez tôt.`,
    laterHolidays: ({ city: { name } }) => `Les vacances d’automne ${aTown(name)} ne figurent pas encore ici.`,
    airport: theAirport,
    imageAlts: { boarding: 'Dessin d’un groupe qui monte dans un autocar', driver: 'Dessin d’un chauffeur au volant' },
  };
}

/** After its article: `l’aéroport de Nice-Côte d’Azur`, `l’EuroAirport Bâle-Mulhouse-Fribourg`. */
function theAirport(name: string): string {
  return `l’${name.replace(/^Aéroport /, 'aéroport ')}`;
}

/** `à la gare de Reims`, `à la gare d’Avignon Centre`, `à Paris Gare de Lyon` */
export function atStation(name: string): string {
  if (name.startsWith('Gare ')) return `à la g${name.slice(1)}`;
  return name.includes(' Gare ') ? `à ${name}` : `à la gare ${deTown(name)}`;
}
