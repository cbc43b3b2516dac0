import { atStation } from '../../cities/clauses/french.ts';
import { tripLeave, withCountry } from '../../cities/figures-of.ts';
import { aTown, deTown } from '../../cities/names/french.ts';
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

const from = (town: string) => `depuis ${town}`;
const of = deTown;

/** After its article: `l’aéroport de Nice-Côte d’Azur`, `l’EuroAirport Bâle-Mulhouse-Fribourg`. */
const the = (airport: string) => `l’${airport.replace(/^Aéroport /, 'aéroport ')}`;

/** `l’aéroport de Rennes (15 minutes depuis Rennes)` */
const toAirport = (words: Words) => (way: WayFrom) => inMinutesFrom(words, from)({ ...way, name: the(way.name) });

/** French, of France and of Belgium. */
export function frenchHubs(language: 'fr' | 'frBE'): HubClauses {
  const coach = language === 'fr' ? 'autocar' : 'car';
  const theCoach = language === 'fr' ? 'l’autocar' : 'le car';
  return {
    folders: { region: language === 'fr' ? 'region' : 'province', airport: 'aeroport' },
    region: {
      metaTitles: ({ region: { name } }) => [
        `Location d’autocar ${name.inside} avec chauffeur | {brand}`,
        `Location d’autocar ${name.inside} | {brand}`,
        `Autocar ${name.inside} | {brand}`,
      ],
      metaDescription: ({ region: { name, towns }, words }) =>
        `Location de bus avec chauffeur ${name.inside} : ${words.and(towns.slice(0, 4).map((town) => town.name))}. Temps de route, dépôts et prix TVA comprise.`,
      heading: ({ region: { name } }) => `Location d’autocar ${name.inside}`,
      lead: ({ region: { name, towns }, words }) =>
        `Un ${coach} avec chauffeur au départ ${words.or([...namesOf(towns, 3).map(deTown), `d’une autre ville ${name.inside}`])}, à prix ferme.`,
      sections: [
        {
          title: ({ region: { name } }) => `Où nous prenons les groupes ${name.inside}`,
          clauses: [
            ({ region: { name, towns }, words }) =>
              `${upperFirst(name.inside)}, nous venons chercher des groupes ${words.and(namesOf(towns, 5).map(aTown))}, entre autres villes.`,
            ({ region: { yards }, words }) =>
              `${yards.length === 1 ? 'Un dépôt se trouve' : 'Des dépôts se trouvent'} ${words.and(yards.slice(0, 4).map((each) => listYards(words, of)({ ...each, name: aTown(each.name), from: each.name === each.from ? aTown(each.name) : each.from })))}.`,
            ({ region: { farthest }, words }) =>
              farthest === null || farthest.kilometres < 8
                ? null
                : `L’approche la plus longue mène ${aTown(farthest.from)} : ${words.way(farthest.kilometres)} depuis ${farthest.name}, soit ${words.lasting(farthest.minutes)}, compris dans le prix.`,
            ({ region: { between }, words }) =>
              between.length === 0
                ? null
                : `D’une ville à l’autre : ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start} – ${name} (${words.way(kilometres)}, ${words.lasting(minutes)})`))}.`,
            ({ region: { stations }, words }) =>
              stations.length === 0 ? null : `Les voyageurs qui arrivent en train peuvent monter ${words.or(stations.map(atStation))}.`,
          ],
        },
        {
          title: ({ region: { name, airports } }) =>
            airports[0] ? `Aéroports et destinations pour les groupes ${name.inside}` : `Destinations pour les groupes ${name.inside}`,
          clauses: [
            ({ region: { airports }, words }) =>
              airports.length === 0
                ? null
                : `${airports.length === 1 ? 'Pour prendre l’avion' : 'Des aéroports'}, avec le trajet le plus court : ${words.and(airports.map(toAirport(words)))}.`,
            ({ region: { sights }, words }) =>
              sights.length === 0
                ? null
                : `${sights.length === 1 ? 'Une destination' : 'Des destinations'} pour un groupe : ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
            ({ region: { halls }, words }) =>
              halls.length === 0 ? null : `Pour un salon, un concert ou un match : ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
            ({ region: { far }, words }) =>
              far.length === 0 ? null : `Plus loin, mais dans la journée : ${words.and(far.map(inMinutesFrom(words, from)))}.`,
            ({ region: { trips }, words }) =>
              trips.length === 0
                ? null
                : `Allers-retours dans la journée, départ à 8 h 30 : ${words.and(trips.map((way) => `${way.from} – ${way.name} (arrivée à ${words.before(tripLeave, -way.minutes)})`))}.`,
            ({ region: { twoDays }, words }) =>
              twoDays.length === 0
                ? null
                : `Deux jours avec une nuit sur place (votre hôtel non compris) : ${words.and(twoDays.map((way) => `${way.from} – ${way.name} (${words.way(way.kilometres)}, ${words.lasting(way.minutes)} par trajet)`))}.`,
            ({ region: { abroad }, words }) =>
              abroad === null
                ? null
                : `Juste de l’autre côté de la frontière, ${withCountry(abroad, words)} est à ${words.way(abroad.kilometres)} ${deTown(abroad.from)}, soit ${words.lasting(abroad.minutes)}.`,
          ],
        },
      ],
      questions: [
        ({ region: { oneDriver, name }, words }) =>
          oneDriver.length === 0
            ? null
            : {
                question: `Jusqu’à quelle heure un seul chauffeur suffit-il ${name.inside} ?`,
                answer: `Avec un départ à 8 h, un seul chauffeur suffit si vous repartez au plus tard à ${words.or(groupByEnd(oneDriver).map(([until, ways]) => `${words.clock(until)} (${words.or(ways.map((way) => `${way.from} – ${way.name}`))})`))}.`,
              },
        ({ region, words }) => {
          const compared = cheaperThanFarthest(region);
          if (compared === null) return null;
          const { near, farthest } = compared;
          return {
            question: `Un ${coach} coûte-t-il moins cher ${aTown(near.from)} qu’${aTown(farthest.from)} ?`,
            answer: `Sur un trajet court, oui : un dépôt se trouve ${aTown(near.name)}, alors qu’il faut ${words.way(farthest.kilometres)} à vide depuis ${farthest.name} pour rejoindre ${farthest.from}. Sur une journée, l’écart s’efface en grande partie ; le tableau donne un exemple pour ${words.and(namesOf(region.towns, 3))}.`,
          };
        },
        ({ region: { holidays, lacksHolidays, name }, words }) =>
          holidays.length === 0
            ? null
            : {
                question: `Quand tombent les vacances scolaires 2027 ${name.inside} ?`,
                answer: `${upperFirst(words.and(holidays.map((each) => words.days(each.from, each.until))))}.${lacksHolidays ? ' Les vacances à partir de l’automne ne figurent pas encore ici.' : ''} Pour une sortie scolaire juste avant, demandez votre devis assez tôt.`,
              },
      ],
    },
    airport: {
      metaTitles: ({ airport: { name } }) => [
        `Autocar pour ${the(name)} : groupes | {brand}`,
        `Autocar pour ${the(name)} | {brand}`,
        `${name} : autocar | {brand}`,
      ],
      metaDescription: ({ airport: { name, towns }, words }) =>
        `Transfert de groupe vers ${the(name)} : ${words.and(largestAround(towns, 2).map(inMinutes(words)))}. Prix ferme aussitôt, chauffeur et TVA compris.`,
      heading: ({ airport: { name } }) => `Autocar pour ${the(name)}`,
      lead: ({ airport: { name, towns }, words }) =>
        `Tout le groupe à ${the(name)} : ${words.and(largestAround(towns, 2).map((town) => `${words.lasting(town.minutes)} depuis ${town.name}`))}.`,
      sections: [
        {
          title: ({ airport: { name } }) => `À quelle distance se trouve ${the(name)} ?`,
          clauses: [
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 0, 35);
              return found.length === 0 ? null : `À 35 minutes au plus : ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 35, 65);
              return found.length === 0 ? null : `Entre 35 et 65 minutes de route : ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 65, 150);
              return found.length === 0 ? null : `Le trajet est plus long depuis ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { yards, name }, words }) =>
              yards.length === 0
                ? null
                : `${yards.length === 1 ? 'Le dépôt le plus proche' : 'Les dépôts les plus proches'} de ${the(name)} ${yards.length === 1 ? 'est' : 'sont'} ${words.and(yards.map((each) => aTown(each.name)))}.`,
            ({ airport: { others }, words }) =>
              others.length === 0
                ? null
                : `Votre vol part d’un autre aéroport ? Nous desservons aussi ${words.and(others.map(toAirport(words)))}.`,
          ],
        },
        {
          title: ({ airport: { name } }) => `À l’heure à ${the(name)}, puis à la maison`,
          clauses: [
            ({ airport: { towns, name }, words }) =>
              `Pour un vol à 7 h, deux heures d’avance comprises à ${the(name)}, le groupe part ${words.and(
                atDifferentTimes(largestAround(towns, 6))
                  .slice(0, 4)
                  .map((town) => `${deTown(town.name)} à ${words.before('07:00', town.minutes + 120)}`),
              )}.`,
            ({ airport: { towns }, words }) =>
              `Si vous atterrissez à 22 h 30 et que tout le monde est dehors trois quarts d’heure plus tard, le groupe est de retour ${words.and(
                atDifferentTimes(largestAround(towns, 6))
                  .slice(0, 4)
                  .map((town) => `${aTown(town.name)} à ${words.before('23:15', -town.minutes)}`),
              )}.`,
            ({ airport: { stations }, words }) =>
              stations.length === 0 ? null : `Les voyageurs qui viennent en train montent ${words.or(stations.map(atStation))}.`,
            ({ airport: { halls, name }, words }) =>
              halls.length === 0
                ? null
                : `Les groupes qui atterrissent à ${the(name)} peuvent aussi rejoindre un salon ou un stade : ${words.or(halls.map((hall) => hall.name))}.`,
            ({ airport: { name } }) => {
              const [van, minibus, middle, large] = seatsWithCases();
              return `Avec une valise par personne, ${van} personnes tiennent dans un van pour ${the(name)}, ${minibus} dans un minibus, ${middle} dans un midibus et ${large} dans un ${coach}.`;
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
                question: `À quelle heure ${theCoach} part-il ${deTown(town.name)} pour ${the(name)} ?`,
                answer: `Comptez ${words.lasting(town.minutes)} pour ${words.way(town.kilometres)} : pour un vol à 10 h, partir ${deTown(town.name)} à ${words.before('10:00', town.minutes + 120)} laisse deux heures à l’aéroport.`,
              };
        },
        ({ airport: { towns, name }, words }) => {
          const last = largestAround(towns, 3).at(-1);
          return last === undefined || last === largestAround(towns, 1)[0]
            ? null
            : {
                question: `Un ${coach} ${deTown(last.name)} vers ${the(name)} vaut-il la peine ?`,
                answer: `Il y a ${words.way(last.kilometres)}, soit ${words.lasting(last.minutes)} de route. Plus ${theCoach} est rempli, moins chacun paie ; le tableau de cette page compte une valise par personne.`,
              };
        },
      ],
    },
  };
}
