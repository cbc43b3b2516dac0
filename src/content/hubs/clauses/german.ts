import { atStation } from '../../cities/clauses/german.ts';
import { tripLeave, withCountry } from '../../cities/figures-of.ts';
import type { HubClauses, RegionSubject } from '../hub-clauses.ts';
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

const from = (town: string) => `ab ${town}`;
const of = (town: string) => `von ${town}`;
const until = (town: string) => `bis ${town}`;

/** `in Hessen`, `im Saarland`; a Land with the name of a town is marked as such: `im Land Bremen`. */
function inside({ region: { name, towns } }: RegionSubject): string {
  return towns.some((town) => town.name === name.name) ? `im Land ${name.name}` : name.inside;
}

/** German. An airport is masculine whatever its name: `zum Flughafen Köln/Bonn`, `am Groningen Airport`. */
export const germanHubs: HubClauses = {
  folders: { region: 'bundesland', airport: 'flughafen' },
  region: {
    metaTitles: (subject) => [
      `Busvermietung ${inside(subject)}: Reisebus mit Fahrer | {brand}`,
      `Bus mieten ${inside(subject)} mit Fahrer | {brand}`,
      `Bus mieten ${inside(subject)} | {brand}`,
    ],
    metaDescription: (subject) =>
      `Bus mit Fahrer ${inside(subject)} mieten: ${subject.words.and(subject.region.towns.slice(0, 4).map((town) => town.name))}. Fahrzeiten, Betriebshöfe und Preise mit Mehrwertsteuer.`,
    heading: (subject) => `Bus mieten ${inside(subject)}`,
    lead: (subject) =>
      `Reisebus mit Fahrer ab ${subject.words.or([...namesOf(subject.region.towns, 3), `einem anderen Ort ${inside(subject)}`])}, zum Festpreis.`,
    sections: [
      {
        title: (subject) => `Abfahrtsorte ${inside(subject)}`,
        clauses: [
          (subject) =>
            `${upperFirst(inside(subject))} holen wir Gruppen unter anderem in ${subject.words.and(namesOf(subject.region.towns, 5))} ab.`,
          ({ region: { yards }, words }) =>
            `${yards.length === 1 ? 'Ein Betriebshof liegt' : 'Betriebshöfe liegen'} in ${words.and(yards.slice(0, 4).map(listYards(words, until)))}.`,
          ({ region: { farthest }, words }) =>
            farthest === null || farthest.kilometres < 8
              ? null
              : `Die längste Leerfahrt führt nach ${farthest.from}: ${words.way(farthest.kilometres)} ab ${farthest.name}, ${words.lasting(farthest.minutes)}, im Preis enthalten.`,
          ({ region: { between }, words }) =>
            between.length === 0
              ? null
              : `Von Stadt zu Stadt: ${words.and(between.map(({ from: start, name, kilometres, minutes }) => `${start}–${name} (${words.way(kilometres)}, ${words.lasting(minutes)})`))}.`,
          ({ region: { stations }, words }) =>
            stations.length === 0 ? null : `Wer mit der Bahn kommt, kann zum Beispiel ${words.or(stations.map(atStation))} zusteigen.`,
        ],
      },
      {
        title: (subject) =>
          subject.region.airports[0] ? `Flughäfen und Ziele für Gruppen ${inside(subject)}` : `Ziele für Gruppen ${inside(subject)}`,
        clauses: [
          ({ region: { airports }, words }) =>
            airports.length === 0
              ? null
              : `${airports.length === 1 ? 'Für einen Flug' : 'Flughäfen'}, mit der kürzesten Fahrt dorthin: ${words.and(airports.map(inMinutesFrom(words, from)))}.`,
          ({ region: { sights }, words }) =>
            sights.length === 0
              ? null
              : `${sights.length === 1 ? 'Ein Ziel' : 'Ziele'} für Gruppen: ${words.and(sights.map(inKilometresFrom(words, of)))}.`,
          ({ region: { halls }, words }) =>
            halls.length === 0 ? null : `Zur Messe, zum Konzert oder zum Spiel: ${words.and(halls.map(inKilometresFrom(words, of)))}.`,
          ({ region: { far }, words }) =>
            far.length === 0 ? null : `Weiter weg und doch an einem Tag zu schaffen: ${words.and(far.map(inMinutesFrom(words, from)))}.`,
          ({ region: { trips }, words }) =>
            trips.length === 0
              ? null
              : `Tagesfahrten mit Abfahrt um 8:30 Uhr: ${words.and(trips.map((way) => `${way.from}–${way.name} (Ankunft ${words.before(tripLeave, -way.minutes)} Uhr)`))}.`,
          ({ region: { twoDays }, words }) =>
            twoDays.length === 0
              ? null
              : `Zwei Tage mit einer Übernachtung (ohne Ihr Hotel): ${words.and(twoDays.map((way) => `${way.from}–${way.name} (${words.way(way.kilometres)}, ${words.lasting(way.minutes)} je Richtung)`))}.`,
          ({ region: { abroad }, words }) =>
            abroad === null
              ? null
              : `Gleich hinter der Grenze liegt ${withCountry(abroad, words)}, ${words.way(abroad.kilometres)} von ${abroad.from} entfernt, also ${words.lasting(abroad.minutes)}.`,
        ],
      },
    ],
    questions: [
      (subject) =>
        subject.region.oneDriver.length === 0
          ? null
          : {
              question: `Bis wann genügt ${inside(subject)} ein Fahrer?`,
              answer: `Bei Abfahrt um 8 Uhr genügt ein Fahrer, wenn Sie spätestens um ${subject.words.or(groupByEnd(subject.region.oneDriver).map(([until, ways]) => `${subject.words.clock(until)} Uhr (${subject.words.or(ways.map((way) => `${way.from}–${way.name}`))})`))} zurückfahren.`,
            },
      ({ region, words }) => {
        const compared = cheaperThanFarthest(region);
        if (compared === null) return null;
        const { near, farthest } = compared;
        return {
          question: `Ist ein Bus in ${near.from} günstiger als in ${farthest.from}?`,
          answer: `Auf kurzen Fahrten ja: In ${near.name} gibt es einen Betriebshof, nach ${farthest.from} fährt der Bus zuerst ${words.way(farthest.kilometres)} leer ab ${farthest.name}. Über einen ganzen Tag gleicht sich das weitgehend aus; die Tabelle zeigt Beispiele für ${words.and(namesOf(region.towns, 3))}.`,
        };
      },
      (subject) =>
        subject.region.holidays.length === 0
          ? null
          : {
              question: `Wann sind 2027 ${inside(subject)} Schulferien?`,
              answer: `${subject.words.and(subject.region.holidays.map((each) => subject.words.days(each.from, each.until)))}. Für eine Klassenfahrt kurz davor fragen Sie am besten früh an.`,
            },
    ],
  },
  airport: {
    metaTitles: ({ airport: { name } }) => [
      `Bus zum ${name}: Gruppentransfer mit Fahrer | {brand}`,
      `Bustransfer zum ${name} für Gruppen | {brand}`,
      `Bus zum ${name} | {brand}`,
    ],
    metaDescription: ({ airport: { name, towns }, words }) =>
      `Gruppentransfer zum ${name}: ${words.and(largestAround(towns, 3).map(inMinutes(words)))}. Sofort ein Festpreis mit Fahrer und Mehrwertsteuer.`,
    heading: ({ airport: { name } }) => `Bustransfer zum ${name}`,
    lead: ({ airport: { name, towns }, words }) =>
      `Alle zusammen zum ${name}: ${words.and(largestAround(towns, 2).map((town) => `ab ${town.name} in ${words.lasting(town.minutes)}`))}.`,
    sections: [
      {
        title: ({ airport: { name } }) => `Wie weit ist es zum ${name}?`,
        clauses: [
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 0, 35);
            return found.length === 0 ? null : `Höchstens 35 Minuten fährt der Bus ab ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 35, 65);
            return found.length === 0 ? null : `Zwischen 35 und 65 Minuten sind es ab ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { towns }, words }) => {
            const found = withinMinutes(towns, 65, 150);
            return found.length === 0 ? null : `Länger unterwegs sind Gruppen aus ${words.and(found.map(inMinutes(words)))}.`;
          },
          ({ airport: { yards, name }, words }) =>
            yards.length === 0
              ? null
              : `${yards.length === 1 ? `Der nächste Betriebshof zum ${name} liegt` : `Die nächsten Betriebshöfe zum ${name} liegen`} in ${words.and(yards.map((each) => each.name))}.`,
          ({ airport: { others }, words }) =>
            others.length === 0
              ? null
              : `Sie fliegen anderswo ab? Wir fahren auch zu anderen Flughäfen: ${words.and(others.map(inMinutesFrom(words, from)))}.`,
        ],
      },
      {
        title: ({ airport: { name } }) => `Pünktlich am ${name} und wieder nach Hause`,
        clauses: [
          ({ airport: { towns, name }, words }) =>
            `Wer um 7 Uhr abfliegt und zwei Stunden vorher am ${name} sein will, steigt ${words.and(
              atDifferentTimes(largestAround(towns, 6))
                .slice(0, 4)
                .map((town) => `in ${town.name} um ${words.before('07:00', town.minutes + 120)} Uhr`),
            )} ein.`,
          ({ airport: { towns }, words }) =>
            `Landen Sie um 22:30 Uhr und sind alle eine Dreiviertelstunde später draußen, ist die Gruppe ${words.and(
              atDifferentTimes(largestAround(towns, 6))
                .slice(0, 4)
                .map((town) => `in ${town.name} um ${words.before('23:15', -town.minutes)} Uhr`),
            )}.`,
          ({ airport: { stations }, words }) =>
            stations.length === 0 ? null : `Wer mit der Bahn kommt, steigt ${words.or(stations.map(atStation))} zu.`,
          ({ airport: { halls, name }, words }) =>
            halls.length === 0
              ? null
              : `Für Gruppen, die am ${name} landen, fahren wir auch zu Messe und Stadion: ${words.or(halls.map((hall) => hall.name))}.`,
          ({ airport: { name } }) => {
            const [van, minibus, middle, large] = seatsWithCases();
            return `Mit je einem Koffer passen auf der Fahrt zum ${name} ${van} Personen in einen Taxibus, ${minibus} in einen Kleinbus, ${middle} in einen Midibus und ${large} in einen Reisebus.`;
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
              question: `Wann fährt der Bus in ${town.name} zum ${name} ab?`,
              answer: `Rechnen Sie mit ${words.lasting(town.minutes)} für ${words.way(town.kilometres)}: Für einen Flug um 10 Uhr passt ${words.before('10:00', town.minutes + 120)} Uhr ab ${town.name}, mit zwei Stunden am Flughafen.`,
            };
      },
      ({ airport: { towns, name }, words }) => {
        const last = largestAround(towns, 3).at(-1);
        return last === undefined || last === largestAround(towns, 1)[0]
          ? null
          : {
              question: `Lohnt sich ein Bus ab ${last.name} zum ${name}?`,
              answer: `Es sind ${words.way(last.kilometres)}, also ${words.lasting(last.minutes)} Fahrt. Je voller der Bus, desto weniger zahlt jeder; die Tabelle auf dieser Seite rechnet mit einem Koffer je Person.`,
            };
      },
    ],
  },
};
