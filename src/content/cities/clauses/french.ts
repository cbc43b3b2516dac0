import { upperFirst } from '../../hubs/clauses/said.ts';
import type { CityClauses } from '../city-clauses.ts';
import { boardingPlace, halls, namedAfter, seaports, sights, towns, withCountry, withWay } from '../figures-of.ts';
import { aTown, deTown } from '../names/french.ts';

/** French, of France and of Belgium, which differ in what they call the coach within a sentence. */
export function frenchClauses(language: 'fr' | 'frBE'): CityClauses {
  const coach = language === 'fr' ? 'autocar' : 'car';
  return {
    metaTitles: ({ city: { name } }) => [
      `Location d’autocar ${aTown(name)} avec chauffeur | {brand}`,
      `Location de car ${aTown(name)} avec chauffeur | {brand}`,
      `Location d’autocar ${aTown(name)} | {brand}`,
      `Autocar ${name} | {brand}`,
    ],
    metaDescription: ({ city: { name, within, airports }, words }, most) => {
      const ways = [...towns(within.middle).slice(-1), ...airports.slice(0, 1)]
        .slice(0, most)
        .map((way) => `${way.name} : ${words.lasting(way.minutes)}`);
      return `Location de bus ${aTown(name)} : autocar ou minibus avec chauffeur, prix ferme immédiat, TVA comprise. ${ways.join(', ')}.`;
    },
    heading: ({ city: { name } }) => `Location d’autocar ${aTown(name)}`,
    lead: ({ city: { name } }) => `Louez un ${coach} ou un minibus avec chauffeur ${aTown(name)}, à prix ferme, TVA comprise.`,
    priceLead: ({ from, to, passengers, price, share, day }) =>
      `${from} – ${to}, aller-retour pour ${passengers} personnes, coûte ${price} le ${day}, soit ${share} par personne. Chauffeur et TVA sont compris ; la location sans chauffeur n’est pas possible.`,
    around: {
      title: ({ city: { name, near } }) => (near[0] ? `Départ ${deTown(name)}, montée ${aTown(near[0].name)}` : `Départ ${deTown(name)}`),
      boarding: ({ city, region }) => {
        const { name } = city;
        const place = boardingPlace(city);
        return `${upperFirst(aTown(name))}${region.name === name ? '' : `, ${region.inside},`} le groupe monte où il le souhaite : devant l’école, au siège du club${place === null ? '' : ` ou près d’un lieu connu (${place})`}, ou à toute autre adresse accessible au car.`;
      },
      near: ({ city: { near }, words }) =>
        near.length < 2
          ? null
          : `En chemin, le car peut prendre des passagers dans les communes voisines, comme ${words.or(near.slice(0, 3).map(withWay(words)))}.`,
      parts: ({ city: { name, parts }, words }) =>
        parts.length < 3
          ? null
          : `Plusieurs arrêts sont possibles ${aTown(name)} même, par exemple ${words.or(parts.slice(0, 4))}, chacun à son heure.`,
      yard: ({ city: { name, yard }, words }) => {
        const [way, time] = [words.way(yard.kilometres), words.lasting(yard.minutes)];
        if (yard.kilometres <= 6)
          return `Le dépôt le plus proche est ${aTown(yard.name)} : le car roule peu à vide, et même un trajet de deux heures ${aTown(name)} garde un prix raisonnable.`;
        if (yard.kilometres <= 40)
          return `Le dépôt le plus proche est ${aTown(yard.name)}, à ${way} ${deTown(name)}. Ces ${time} d’approche jusqu’${aTown(name)} sont dans le prix.`;
        if (yard.kilometres <= 110)
          return `Le car part ${deTown(yard.name)} et fait ${way} pour venir ${aTown(name)}, environ ${time}, que le prix comprend : l’approche pèse moins sur une journée au départ ${deTown(name)} que sur un trajet court.`;
        return `Le dépôt le plus proche est ${aTown(yard.name)}, à ${way} ${deTown(name)} : ${time} sans passagers. Une journée entière au départ ${deTown(name)}, ou un séjour où le car reste avec vous, revient moins cher au kilomètre qu’un trajet court.`;
      },
    },
    ways: {
      title: ({ city: { name, airports, stations } }) =>
        airports[0] ? `Vol, train ou visite au départ ${deTown(name)}` : `${stations[0] ?? name} et les visites des environs`,
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
          ? `${upperFirst(theAirport(first.name))} est à ${way} ${deTown(name)}, environ ${time}. Pour un vol à 7 h 00, deux heures d’avance comprises, montez ${aTown(name)} à ${start}.`
          : `${upperFirst(theAirport(first.name))} n’est pas tout près : ${way} ${deTown(name)}, environ ${time}. Pour un vol à 7 h 00, il faut partir ${deTown(name)} à ${start}.`;
      },
      otherAirport: ({
        city: {
          airports: [, second],
        },
        words,
      }) =>
        second === undefined
          ? null
          : `Si le vol part de ${theAirport(second.name)}, comptez ${words.lasting(second.minutes)} pour ${words.way(second.kilometres)}.`,
      station: ({ city: { name, stations }, words }) =>
        stations.length === 0
          ? null
          : `Si une partie du groupe arrive en train${namedAfter(stations, name, ` ${aTown(name)}`)}, le car passe la prendre à l’arrivée : ${words.or(stations)}. Indiquez la sortie.`,
      halls: ({ city, words }) => {
        const found = halls(city);
        return found.length === 0 ? null : `Pour un salon, un concert ou un match : ${words.and(found.map(withWay(words)))}.`;
      },
      sights: ({ city, words }) => {
        const found = sights(city);
        const what = found.length === 1 ? 'Une sortie' : 'Des sorties';
        return found.length === 0 ? null : `${what} au départ ${deTown(city.name)} : ${words.and(found.map(withWay(words)))}.`;
      },
      port: ({ city, words }) => {
        const [port] = seaports(city);
        return port === undefined
          ? null
          : `Pour le bateau : ${port.name}, à ${words.way(port.kilometres)} et ${words.lasting(port.minutes)} ${deTown(city.name)}.`;
      },
      abroad: ({ city: { name, abroad }, words }) =>
        abroad === null
          ? null
          : `${withCountry(abroad, words)} est à ${words.way(abroad.kilometres)} ${deTown(name)}, juste de l’autre côté de la frontière. Le devis au départ ${deTown(name)} détaille péages et TVA par pays.`,
    },
    tips: {
      title: ({ city: { name } }) => `Bon à savoir ${aTown(name)}`,
      items: [
        ({ city: { name } }) =>
          `Au départ ${deTown(name)}, chaque véhicule est loué avec son chauffeur : la location sans chauffeur n’est pas possible.`,
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
            : `Pour une journée ${aTown(last.name)}, vous passez ${words.lasting(2 * last.minutes)} sur la route au départ ${deTown(name)} ; prévoyez au moins quatre heures sur place.`;
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
          question: `Combien de temps en ${coach} entre ${name} et ${last.name} ?`,
          answer: `Depuis ${name}, environ ${words.lasting(last.minutes)} pour ${words.way(last.kilometres)}, hors bouchons et pauses. Pour ${first.name}, comptez ${words.lasting(first.minutes)}. Pour déjeuner ${aTown(last.name)} à midi, partez ${deTown(name)} à ${words.before('12:00', last.minutes + 15)}.`,
        };
      },
      ({ city: { name, near }, words }) => {
        const [first, second] = near.slice(-2);
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
      `Vacances scolaires ${aTown(name)} en 2027 : ${words.and(days)}. Beaucoup de classes partent ${deTown(name)} dans les semaines qui précèdent : demandez votre devis assez tôt.`,
    laterHolidays: ({ city: { name } }) => `Les vacances suivantes ${aTown(name)} ne figurent pas encore ici : demandez à votre école.`,
    airport: theAirport,
    imageAlts: { boarding: 'Dessin d’un groupe qui monte dans un autocar', driver: 'Dessin d’un chauffeur au volant' },
  };
}

/** Behind its article: `l’aéroport de Nice-Côte d’Azur`, `l’EuroAirport Bâle-Mulhouse-Fribourg`. */
function theAirport(name: string): string {
  return `l’${name.replace(/^Aéroport /, 'aéroport ')}`;
}
