import { lowerAirport as small } from '../../cities/clauses/dutch.ts';
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
  withinMinutes,
} from './said.ts';

const from = (town: string) => `vanuit ${town}`;
const of = (town: string) => `van ${town}`;

/** `luchthaven Eindhoven (20 minuten vanuit Veldhoven)` */
const toAirport = (words: Words) => (way: WayFrom) => inMinutesFrom(words, from)({ ...way, name: small(way.name) });

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
        `Een bus met chauffeur vanuit ${words.or([...namesOf(towns, 3), `een andere plaats in de provincie ${name.name}`])}, voor een vaste prijs.`,
      sections: [
        {
          title: ({ region: { name } }) => `Opstappen in de provincie ${name.name}`,
          clauses: [
            ({ region: { name, towns }, words }) =>
              `In de provincie ${name.name} halen we groepen op in onder meer ${words.and(namesOf(towns, 5))}.`,
            ({ region: { yards }, words }) =>
              `${yards.length === 1 ? `Er is een ${yard}` : `Er zijn ${yard}en`} in ${words.and(yards.slice(0, 4).map(listYards(words, of)))}.`,
            ({ region: { farthest }, words }) =>
              farthest === null || farthest.kilometres < 8
                ? null
                : `De langste aanrijroute is die naar ${farthest.from}: ${words.way(farthest.kilometres)} vanaf ${farthest.name}, ${words.lasting(farthest.minutes)} die in de prijs zitten.`,
            ({ region: { between }, words }) =>
              between.length === 0
                ? null
                : `Binnen de provincie: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start}–${name} (${words.way(kilometres)}, ${words.lasting(minutes)})`))}.`,
            ({ region: { stations }, words }) =>
              stations.length === 0
                ? null
                : `Wie met de trein komt, kan instappen bij ${words.or(stations.map((name) => name.replace(/^Station /, 'station ')))}.`,
          ],
        },
        {
          title: ({ region: { name, airports } }) =>
            airports[0] ? `Luchthavens en bestemmingen vanuit de provincie ${name.name}` : `Bestemmingen vanuit de provincie ${name.name}`,
          clauses: [
            ({ region: { airports }, words }) =>
              airports.length === 0
                ? null
                : `${airports.length === 1 ? 'Voor een vlucht' : 'Luchthavens'}, met de kortste rit erheen: ${words.and(airports.map(toAirport(words)))}.`,
            ({ region: { sights }, words }) =>
              sights.length === 0 ? null : `Voor een groepsbezoek: ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
            ({ region: { halls }, words }) =>
              halls.length === 0 ? null : `Voor een beurs, concert of wedstrijd: ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
            ({ region: { far }, words }) =>
              far.length === 0 ? null : `Verder weg en toch op een dag te doen: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
            ({ region: { trips }, words }) =>
              trips.length === 0
                ? null
                : `Heen en terug op één dag, met vertrek om 8.30 uur: ${words.and(trips.map((way) => `${way.from}–${way.name} (aankomst ${words.before(tripLeave, -way.minutes)} uur)`))}.`,
            ({ region: { twoDays }, words }) =>
              twoDays.length === 0
                ? null
                : `Voor twee dagen met een overnachting (zonder uw hotel): ${words.and(twoDays.map((way) => `${way.from}–${way.name} (${words.way(way.kilometres)}, ${words.lasting(way.minutes)} per richting)`))}.`,
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
                answer: `Vertrekt u om 8.00 uur, dan is één chauffeur genoeg als u uiterlijk terugrijdt om ${words.or(groupByEnd(oneDriver).map(([until, ways]) => `${words.clock(until)} uur (${words.or(ways.map((way) => `${way.from}–${way.name}`))})`))}.`,
              },
        ({ region, words }) => {
          const compared = cheaperThanFarthest(region);
          if (compared === null) return null;
          const { near, farthest } = compared;
          return {
            question: `Is een bus in ${near.from} goedkoper dan in ${farthest.from}?`,
            answer: `Bij een korte rit wel: ${near.name} heeft een ${yard}, naar ${farthest.from} rijdt de bus eerst ${words.way(farthest.kilometres)} leeg vanuit ${farthest.name}. Op een hele dag valt dat verschil grotendeels weg. De tabel geeft een voorbeeld voor ${words.and(namesOf(region.towns, 3))}.`,
          };
        },
        ({ region: { holidays, lacksHolidays, name }, words }) =>
          holidays.length === 0
            ? null
            : {
                question: `Wanneer is het schoolvakantie in de provincie ${name.name} in 2027?`,
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
        `Groepsvervoer naar ${small(name)}: ${words.and(largestAround(towns, 3).map(inMinutes(words)))}. Meteen een vaste prijs met btw en chauffeur.`,
      heading: ({ airport: { name } }) => `Bus naar ${small(name)}`,
      lead: ({ airport: { name, towns }, words }) =>
        `Met de hele groep naar ${small(name)}: ${words.and(largestAround(towns, 2).map((town) => `vanuit ${town.name} in ${words.lasting(town.minutes)}`))}.`,
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
              return found.length === 0 ? null : `Tussen 35 en 65 minuten rijdt u vanuit ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { towns }, words }) => {
              const found = withinMinutes(towns, 65, 150);
              return found.length === 0 ? null : `Langer onderweg is de bus uit ${words.and(found.map(inMinutes(words)))}.`;
            },
            ({ airport: { yards, name }, words }) =>
              yards.length === 0
                ? null
                : `De dichtstbijzijnde ${yards.length === 1 ? `${yard} voor ${small(name)} is` : `${yard}en voor ${small(name)} zijn`} in ${words.and(yards.map((each) => each.name))}.`,
            ({ airport: { others }, words }) =>
              others.length === 0
                ? null
                : `Vertrekt uw vlucht ergens anders? Wij rijden ook naar ${words.and(others.map(toAirport(words)))}.`,
          ],
        },
        {
          title: ({ airport: { name } }) => `Op tijd op ${small(name)}, en weer thuis`,
          clauses: [
            ({ airport: { towns, name }, words }) =>
              `Vliegt u om 7.00 uur en wilt u twee uur eerder op ${small(name)} zijn, dan stapt u ${words.and(
                atDifferentTimes(largestAround(towns, 6))
                  .slice(0, 4)
                  .map((town) => `in ${town.name} om ${words.before('07:00', town.minutes + 120)} uur`),
              )} in.`,
            ({ airport: { towns }, words }) =>
              `Landt u om 22.30 uur en staat iedereen drie kwartier later buiten, dan is de groep ${words.and(
                atDifferentTimes(largestAround(towns, 6))
                  .slice(0, 4)
                  .map((town) => `om ${words.before('23:15', -town.minutes)} uur in ${town.name}`),
              )}.`,
            ({ airport: { stations }, words }) =>
              stations.length === 0
                ? null
                : `Wie met de trein komt, stapt in bij ${words.or(stations.map((name) => name.replace(/^Station /, 'station ')))}.`,
            ({ airport: { halls, name }, words }) =>
              halls.length === 0
                ? null
                : `Groepen die op ${small(name)} landen, brengen we ook naar een beurs of stadion: ${words.or(halls.map((hall) => hall.name))}.`,
            ({ airport: { name } }) => {
              const [van, minibus, middle, large] = seatsWithCases();
              return `Met een koffer per persoon passen er op weg naar ${small(name)} ${van} mensen in een taxibus, ${minibus} in een minibus, ${middle} in een midibus en ${large} in een ${coach}.`;
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
                question: `Hoe laat vertrekt de bus uit ${town.name} naar ${small(name)}?`,
                answer: `Reken op ${words.lasting(town.minutes)} voor ${words.way(town.kilometres)}: voor een vlucht om 10.00 uur is ${words.before('10:00', town.minutes + 120)} uur in ${town.name} een goede tijd, met twee uur op de luchthaven.`,
              };
        },
        ({ airport: { towns, name }, words }) => {
          const last = largestAround(towns, 3).at(-1);
          return last === undefined || last === largestAround(towns, 1)[0]
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
