import type { RichText } from '../rich-text.ts';
import type { CityExtras } from './compose-city.ts';
import type { CityFigures } from './figures.ts';

/** Words that a page must have of its own to be shown by search engines. */
export const leastWords = 250;
export const leastFacts = 6;

type Written = {
  readonly hero: { readonly description: string };
  readonly location: Section;
  readonly platform: Section;
  readonly value: Section;
};
type Section = { readonly title: string; readonly description: RichText };

/** Whether search engines may show the page of a city: enough of it is known, enough is said, and no other page says the same. */
export function isIndexable(city: CityFigures, text: Written, extras: CityExtras): boolean {
  return !city.isAlike && countFacts(city) >= leastFacts && countWords(city, text, extras) >= leastWords;
}

/** What is known of a city beyond its name, place and size. */
export function countFacts({
  near,
  parts,
  airports,
  stations,
  venues,
  within,
  twoDays,
  abroad,
  oneDriver,
  schoolHolidays,
  examples,
}: CityFigures): number {
  const lists = [near, parts, airports, stations, venues, within.short, within.middle, within.long, schoolHolidays, examples];
  const single = [twoDays, abroad, oneDriver];
  // The yard is always known.
  return 1 + lists.filter((list) => list.length > 0).length + single.filter((fact) => fact !== null).length;
}

export function countWords(city: CityFigures, text: Written, extras: CityExtras): number {
  return countWordsOf(listTexts(city, text, extras));
}

export function countWordsOf(texts: readonly string[]): number {
  const words = (said: string) => said.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return texts.reduce((total, said) => total + words(said), 0);
}

/** All that the page says of its own, as plain text. */
export function listTexts(
  { within }: CityFigures,
  { hero, location, platform, value }: Written,
  { questions, schoolHolidays }: CityExtras,
): readonly string[] {
  const sections = [location, platform, value].flatMap(({ title, description }) => [title, plain(description)]);
  const ways = [...within.short, ...within.middle, ...within.long].map(
    ({ name, kilometres, minutes }) => `${name} ${kilometres} ${minutes}`,
  );
  const asked = questions.flatMap(({ question, answer }) => [question, answer]);
  return [hero.description, ...sections, ...schoolHolidays.notes.map(({ text }) => plain(text)), ...ways, ...asked];
}

function plain({ html }: RichText): string {
  return html.replaceAll(/<[^>]+>/g, ' ');
}
