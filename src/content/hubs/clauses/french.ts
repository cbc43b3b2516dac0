import { ofMillions, withCountry } from '../../cities/figures-of.ts';
import { aTown, deTown } from '../../cities/names/french.ts';
import type { HubClauses } from '../hub-clauses.ts';
import { inKilometresFrom, inMinutes, inMinutesFrom, listYards, sumPeople, upperFirst, withinMinutes } from './said.ts';

const from = (town: string) => `depuis ${town}`;
const of = deTown;
const inhabitants = (people: string) => `${people} ${ofMillions(people, 'd’')}habitants`;

/** Behind its article: `l’aéroport de Nice-Côte d’Azur`, `l’EuroAirport Bâle-Mulhouse-Fribourg`. */
const the = (airport: string) => `l’${airport.replace(/^Aéroport /, 'aéroport ')}`;

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
      lead: ({ region: { towns, yards }, words }) =>
        `Pour partir ${words.or(towns.slice(0, 3).map((town) => deTown(town.name)))}, un ${coach} avec chauffeur vient ${words.or(yards.slice(0, 2).map((each) => deTown(each.name)))}.`,
      sections: [
        {
          title: ({ region: { name } }) => `Monter à bord ${name.inside}`,
          clauses: [
            ({ region: { name, towns }, words }) =>
              `${upperFirst(name.inside)}, nous prenons des groupes dans ${towns.length} villes au moins, soit environ ${inhabitants(words.people(sumPeople(towns)))}. Les plus grandes sont ${words.and(towns.slice(0, 5).map((town) => town.name))}.`,
            ({ region: { yards }, words }) =>
              `Des véhicules stationnent ${words.and(yards.slice(0, 4).map((each) => listYards(words, of)({ ...each, name: aTown(each.name), from: each.name === each.from ? aTown(each.name) : each.from })))}.`,
            ({ region: { farthest }, words }) =>
              farthest === null || farthest.kilometres < 8
                ? null
                : `L’approche la plus longue mène ${aTown(farthest.from)} : ${words.way(farthest.kilometres)} depuis ${farthest.name}, soit ${words.lasting(farthest.minutes)}, déjà dans le prix.`,
            ({ region: { between }, words }) =>
              between.length === 0
                ? null
                : `D’une ville à l’autre : ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start} – ${name}, ${words.way(kilometres)} en ${words.lasting(minutes)}`))}.`,
            ({ region: { stations }, words }) =>
              stations.length === 0 ? null : `Ceux qui arrivent en train rejoignent le groupe ici : ${words.or(stations)}.`,
          ],
        },
        {
          title: ({ region: { name, airports } }) =>
            airports[0] ? `De ${the(airports[0].name)} aux visites` : `Les sorties ${name.inside}`,
          clauses: [
            ({ region: { airports }, words }) =>
              airports.length === 0
                ? null
                : `Aéroports et trajet le plus court pour y aller : ${words.and(airports.map(inMinutesFrom(words, from)))}.`,
            ({ region: { sights }, words }) =>
              sights.length === 0 ? null : `Écoles et associations y vont souvent : ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
            ({ region: { halls }, words }) =>
              halls.length === 0 ? null : `Pour un salon, un concert ou un match : ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
            ({ region: { far }, words }) =>
              far.length === 0 ? null : `Plus loin, mais dans la journée : ${words.and(far.map(inMinutesFrom(words, from)))}.`,
            ({ region: { abroad }, words }) =>
              abroad === null || abroad.kilometres > 130
                ? null
                : `De l’autre côté de la frontière, ${withCountry(abroad, words)} est à ${words.way(abroad.kilometres)} ${deTown(abroad.from)}, soit ${words.lasting(abroad.minutes)}.`,
          ],
        },
      ],
      questions: [
        ({ region: { oneDriver, name }, words }) =>
          oneDriver.length === 0
            ? null
            : {
                question: `Jusqu’à quelle heure un seul chauffeur suffit-il ${name.inside} ?`,
                answer: oneDriver
                  .map(
                    ({ from: start, name: to, leave, until }) =>
                      `Départ ${deTown(start)} à ${words.clock(leave)} pour aller ${aTown(to)} : un seul suffit si vous repartez à ${words.clock(until)} au plus tard.`,
                  )
                  .join(' '),
              },
        ({ region: { yards, farthest, towns }, words }) => {
          const [near] = yards;
          return near === undefined || farthest === null || farthest.kilometres - near.kilometres < 10
            ? null
            : {
                question: `Un ${coach} coûte-t-il moins cher ${aTown(near.from)} qu’${aTown(farthest.from)} ?`,
                answer: `Sur un trajet court, oui : un véhicule attend ${aTown(near.name)}, alors qu’il faut ${words.way(farthest.kilometres)} à vide depuis ${farthest.name} pour rejoindre ${farthest.from}. Sur une journée, l’écart s’efface en grande partie ; le tableau donne un exemple pour ${words.and(towns.slice(0, 3).map((town) => town.name))}.`,
              };
        },
        ({ region: { holidays, name }, words }) =>
          holidays.length === 0
            ? null
            : {
                question: `Quand tombent les vacances scolaires 2027 ${name.inside} ?`,
                answer: `${upperFirst(words.and(holidays.map((each) => words.days(each.from, each.until))))}. Les sorties de classe ${name.inside} se concentrent sur les semaines qui précèdent.`,
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
        `Transfert de groupe vers ${the(name)} : ${words.and(towns.slice(0, 2).map(inMinutes(words)))}. Prix ferme aussitôt, chauffeur et TVA compris.`,
      heading: ({ airport: { name } }) => `Autocar pour ${the(name)}`,
      lead: ({ airport: { name, towns }, words }) =>
        `Tout le groupe à ${the(name)} : ${words.and(towns.slice(0, 2).map((town) => `${words.lasting(town.minutes)} depuis ${town.name}`))}.`,
      sections: [
        {
          title: ({ airport: { name } }) => `À quelle distance se trouve ${the(name)} ?`,
          clauses: [
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 0, 35).slice(0, 8);
              return found.length === 0 ? null : `À 35 minutes au plus : ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 35, 65).slice(0, 8);
              return found.length === 0 ? null : `Entre 35 et 65 minutes de route : ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 65, 240).slice(0, 8);
              return found.length === 0 ? null : `La route est plus longue depuis ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { yards, name }, words }) =>
              yards.length === 0
                ? null
                : `${upperFirst(theCoach)} pour ${the(name)} vient le plus souvent ${words.or(yards.map((each) => deTown(each.name)))}.`,
            ({ airport: { others }, words }) =>
              others.length === 0
                ? null
                : `Le vol part d’un autre aéroport ? À portée aussi : ${words.and(others.map(inMinutesFrom(words, from)))}.`,
          ],
        },
        {
          title: ({ airport: { name } }) => `À l’heure à ${the(name)}, puis de retour`,
          clauses: [
            ({ airport: { towns, name }, words }) =>
              `Pour un vol à 7 h 00, deux heures d’avance comprises à ${the(name)}, on monte ${words.and(towns.slice(0, 4).map((town) => `${aTown(town.name)} à ${words.before('07:00', town.minutes + 120)}`))}.`,
            ({ airport: { towns }, words }) =>
              `Atterrissage à 22 h 30, tout le monde dehors trois quarts d’heure plus tard : le groupe est ${words.and(towns.slice(0, 3).map((town) => `${aTown(town.name)} à ${words.before('23:15', -town.minutes)}`))}.`,
            ({ airport: { towns, name }, words }) => {
              const [first, second] = towns.slice(1, 3);
              return first === undefined || second === undefined
                ? null
                : `Un arrêt en chemin est possible : qui monte ${aTown(first.name)}, à ${words.way(first.kilometres)} de ${the(name)}, n’a pas à rejoindre ${second.name} d’abord.`;
            },
            ({ airport: { sights }, words }) =>
              sights.length === 0
                ? null
                : `À proximité, s’il reste quelques heures à l’arrivée : ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
          ],
        },
      ],
      questions: [
        ({ airport: { towns, name }, words }) => {
          const [town] = towns;
          return town === undefined
            ? null
            : {
                question: `À quelle heure ${theCoach} part-il ${deTown(town.name)} pour ${the(name)} ?`,
                answer: `À l’heure que vous fixez. Comptez ${words.lasting(town.minutes)} pour ${words.way(town.kilometres)} : pour un vol à 10 h 00, partir ${deTown(town.name)} à ${words.before('10:00', town.minutes + 120)} laisse deux heures à l’aéroport.`,
              };
        },
        ({ airport: { towns, name }, words }) => {
          const last = towns.at(Math.min(towns.length, 8) - 1);
          return last === undefined || last === towns[0]
            ? null
            : {
                question: `Un ${coach} ${deTown(last.name)} vers ${the(name)} vaut-il la peine ?`,
                answer: `Il y a ${words.way(last.kilometres)}, soit ${words.lasting(last.minutes)} de route. Plus ${theCoach} est rempli, moins chacun paie ; le tableau de cette page compte toutes les places occupées.`,
              };
        },
      ],
    },
  };
}
