import { lowerAirport as small } from '../../cities/clauses/dutch.ts';
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
  withinMinutes,
} from './said.ts';

const from = (town: string) => `vanuit ${town}`;
const of = (town: string) => `van ${town}`;

/** Dutch, of the Netherlands and of Flanders. */
export function dutchHubs(coach: 'touringcar' | 'autocar'): HubClauses {
  const yard = coach === 'touringcar' ? 'standplaats' : 'stelplaats';
  const Coach = coach === 'touringcar' ? 'Touringcar' : 'Autocar';
  return {
    folders: { region: 'provincie', airport: 'luchthaven' },
    region: {
      metaTitles: ({ region: { name } }) => [
        `${Coach} huren in de provincie ${name.name} met chauffeur | {brand}`,
        `${Coach} huren provincie ${name.name} | {brand}`,
      ],
      metaDescription: ({ region: { name, towns }, words }) =>
        `Bus met chauffeur in de provincie ${name.name}: ${words.and(towns.slice(0, 4).map((town) => town.name))}. Reistijden, ${yard}en en prijzen met btw.`,
      heading: ({ region: { name } }) => `${Coach} huren in de provincie ${name.name}`,
      lead: ({ region: { name, towns }, words }) =>
        `Een bus met chauffeur vanuit ${words.or(namesOf(towns, 3))} of een andere plaats in de provincie ${name.name}, voor een vaste prijs.`,
      sections: [
        {
          title: ({ region: { name } }) => `Opstappen in de provincie ${name.name}`,
          clauses: [
            ({ region: { name, towns }, words }) =>
              `In de provincie ${name.name} halen we groepen op in onder meer ${words.and(namesOf(towns, 5))}.`,
            ({ region: { yards }, words }) => `Er zijn ${yard}en in ${words.and(yards.slice(0, 4).map(listYards(words, of)))}.`,
            ({ region: { farthest }, words }) =>
              farthest === null || farthest.kilometres < 8
                ? null
                : `De langste aanrijroute is die naar ${farthest.from}: ${words.way(farthest.kilometres)} vanaf ${farthest.name}, ${words.lasting(farthest.minutes)} die in de prijs zitten.`,
            ({ region: { between }, words }) =>
              between.length === 0
                ? null
                : `Binnen de provincie: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `van ${start} naar ${name} is het ${words.way(kilometres)}, ${words.lasting(minutes)}`))}.`,
            ({ region: { stations }, words }) =>
              stations.length === 0
                ? null
                : `Wie met de trein komt, kan instappen bij ${words.or(stations.map((name) => name.replace(/^Station /, 'station ')))}.`,
          ],
        },
        {
          title: ({ region: { name, airports } }) =>
            airports[0] ? `Van ${name.name} naar ${small(airports[0].name)} en verder` : `Uitjes vanuit ${name.name}`,
          clauses: [
            ({ region: { airports }, words }) =>
              airports.length === 0
                ? null
                : `De vliegvelden en de kortste rit erheen: ${words.and(airports.map(inMinutesFrom(words, from)))}.`,
            ({ region: { sights }, words }) =>
              sights.length === 0 ? null : `Voor een schoolreis of een dag uit: ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
            ({ region: { halls }, words }) =>
              halls.length === 0 ? null : `Voor een beurs, concert of wedstrijd: ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
            ({ region: { far }, words }) =>
              far.length === 0 ? null : `Verder weg en toch op een dag te doen: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
            ({ region: { abroad }, words }) =>
              abroad === null
                ? null
                : `Net over de grens ligt ${withCountry(abroad, words)}, ${words.way(abroad.kilometres)} van ${abroad.from}: ${words.lasting(abroad.minutes)} rijden.`,
          ],
        },
      ],
      questions: [
        ({ region: { oneDriver, name }, words }) =>
          oneDriver.length === 0
            ? null
            : {
                question: `Tot hoe laat is één chauffeur genoeg vanuit de provincie ${name.name}?`,
                answer: oneDriver
                  .map(
                    ({ from: start, name: to, leave, until }) =>
                      `Vertrek om ${words.clock(leave)} uur uit ${start} naar ${to}: één chauffeur is genoeg als u uiterlijk om ${words.clock(until)} uur terugrijdt.`,
                  )
                  .join(' '),
              },
        ({ region, words }) => {
          const compared = cheaperThanFarthest(region);
          if (compared === null) return null;
          const { near, farthest } = compared;
          return {
            question: `Is een bus in ${near.from} goedkoper dan in ${farthest.from}?`,
            answer: `Bij een korte rit wel: in ${near.name} staat een bus, naar ${farthest.from} rijdt hij eerst ${words.way(farthest.kilometres)} leeg vanuit ${farthest.name}. Op een hele dag valt dat verschil grotendeels weg. In de tabel staat een voorbeeld voor ${words.and(namesOf(region.towns, 3))}.`,
          };
        },
        ({ region: { holidays, lacksHolidays, name }, words }) =>
          holidays.length === 0
            ? null
            : {
                question: `Wanneer zijn de scholen in ${name.name} vrij in 2027?`,
                answer: `${words.and(holidays.map((each) => words.days(each.from, each.until)))}.${lacksHolidays ? ' De data na de zomer staan hier nog niet.' : ''} Vraag voor de weken ervoor op tijd een bus aan.`,
              },
      ],
    },
    airport: {
      metaTitles: ({ airport: { name } }) => [
        `Bus naar ${small(name)}: groepsvervoer met chauffeur | {brand}`,
        `Bus naar ${small(name)} voor groepen | {brand}`,
        `Bus naar ${small(name)} | {brand}`,
      ],
      metaDescription: ({ airport: { name, towns }, words }) =>
        `Groepsvervoer naar ${small(name)}: ${words.and(towns.slice(0, 3).map(inMinutes(words)))}. Meteen een vaste prijs met btw en chauffeur.`,
      heading: ({ airport: { name } }) => `Bus naar ${small(name)}`,
      lead: ({ airport: { name, towns }, words }) =>
        `Met de hele groep naar ${small(name)}: ${words.and(towns.slice(0, 2).map((town) => `vanuit ${town.name} in ${words.lasting(town.minutes)}`))}.`,
      sections: [
        {
          title: ({ airport: { name } }) => `Hoe ver is ${small(name)}?`,
          clauses: [
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 0, 35);
              return found.length === 0 ? null : `Binnen 35 minuten bent u er vanuit ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 35, 65);
              return found.length === 0
                ? null
                : `Tussen een half uur en ruim een uur rijdt u vanuit ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 65, 240);
              return found.length === 0 ? null : `Langer onderweg is de bus uit ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { yards, name }, words }) =>
              yards.length === 0 ? null : `De bus voor ${small(name)} komt meestal uit ${words.or(yards.map((each) => each.name))}.`,
            ({ airport: { others }, words }) =>
              others.length === 0
                ? null
                : `Vertrekt de vlucht ergens anders? Ook te doen: ${words.and(others.map(inMinutesFrom(words, from)))}.`,
          ],
        },
        {
          title: ({ airport: { name } }) => `Op tijd op ${small(name)}, en weer thuis`,
          clauses: [
            ({ airport: { towns, name }, words }) =>
              `Vliegt u om 7:00 uur en wilt u twee uur eerder op ${small(name)} zijn, dan stapt u ${words.and(towns.slice(0, 4).map((town) => `in ${town.name} om ${words.before('07:00', town.minutes + 120)} uur`))} in.`,
            ({ airport: { towns }, words }) =>
              `Landt u om 22:30 uur en staat iedereen drie kwartier later buiten, dan is de groep ${words.and(towns.slice(0, 3).map((town) => `om ${words.before('23:15', -town.minutes)} uur in ${town.name}`))}.`,
            ({ airport: { name } }) => {
              const [van, minibus, large] = seatsWithCases();
              return `Met een koffer per persoon passen er op weg naar ${small(name)} ${van} mensen in een taxibus, ${minibus} in een minibus en ${large} in een ${coach}.`;
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
                question: `Hoe laat vertrekt de bus uit ${town.name} naar ${small(name)}?`,
                answer: `Reken op ${words.lasting(town.minutes)} voor ${words.way(town.kilometres)}: voor een vlucht om 10:00 uur is ${words.before('10:00', town.minutes + 120)} uur in ${town.name} een goede tijd, met twee uur op de luchthaven.`,
              };
        },
        ({ airport: { towns, name }, words }) => {
          const last = towns.at(Math.min(towns.length, 8) - 1);
          return last === undefined || last === towns[0]
            ? null
            : {
                question: `Loont een bus van ${last.name} naar ${small(name)}?`,
                answer: `Het is ${words.way(last.kilometres)}, ${words.lasting(last.minutes)} rijden. Hoe voller de bus, hoe lager de prijs per persoon; de tabel op deze pagina rekent met een koffer per persoon.`,
              };
        },
      ],
    },
  };
}
