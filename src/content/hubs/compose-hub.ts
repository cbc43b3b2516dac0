import { brand } from '#domain/sites/brand.ts';
import type { Question } from '../cities/city-clauses.ts';
import type { Words } from '../cities/words.ts';
import { createRichText, type RichText } from '../rich-text.ts';
import type { Hub } from './hub.ts';
import type { HubTexts } from './hub-clauses.ts';

type Texts = Pick<Hub, 'sections' | 'questions' | 'meta'> & { readonly hero: Pick<Hub['hero'], 'title' | 'description'> };

/** Search results truncate longer texts. */
const longest = { title: 60, description: 160 };

/** The text of a hub: clauses of its language whose figures are known. */
export function composeHub<Subject extends { readonly words: Words }>(texts: HubTexts<Subject>, subject: Subject): Texts {
  const { tidy } = subject.words;
  const sections = texts.sections.map(({ title, clauses }) => ({
    title: tidy(title(subject)),
    said: clauses.flatMap((clause) => clause(subject) ?? []).map(tidy),
  }));
  return {
    hero: { title: tidy(texts.heading(subject)), description: tidy(texts.lead(subject)) },
    sections: sections.filter(({ said }) => said.length > 0).map(({ title, said }) => ({ title, description: paragraphs(said) })),
    questions: texts.questions.flatMap((ask) => tidyQuestion(ask(subject), tidy)),
    meta: { title: tidy(fitTitle(texts.metaTitles(subject))), description: tidy(fitDescription(texts.metaDescription(subject))) },
  };
}

function tidyQuestion(asked: Question, tidy: Words['tidy']): readonly NonNullable<Question>[] {
  return asked === null ? [] : [{ question: tidy(asked.question), answer: tidy(asked.answer) }];
}

/** Two sentences per paragraph, because each is long and full of names. */
function paragraphs(said: readonly string[]): RichText {
  const pairs = said.flatMap((_text, at) => (at % 2 === 0 ? [said.slice(at, at + 2).join(' ')] : []));
  return createRichText(pairs.map((text) => ({ element: 'p' as const, href: null, children: [{ text }] })));
}

function fitTitle(titles: readonly string[]): string {
  const fits = (title: string) => title.replace('{brand}', brand.name).length <= longest.title;
  return (titles.find(fits) ?? titles.at(-1) ?? '').replace('{brand}', brand.name);
}

/** Drops the last sentence of a description that is too long. */
function fitDescription(text: string): string {
  return text.length <= longest.description ? text : text.slice(0, text.lastIndexOf('. ') + 1);
}

/** All text that is specific to the hub, as plain text. */
export function listHubTexts({
  hero,
  sections,
  questions,
  towns,
}: Pick<Hub, 'hero' | 'sections' | 'questions' | 'towns'>): readonly string[] {
  return [
    hero.description,
    ...sections.flatMap(({ title, description }) => [title, description.html.replaceAll(/<[^>]+>/g, ' ')]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...towns.map(({ title, yard, kilometres, minutes }) => `${title} ${yard} ${kilometres} ${minutes}`),
  ];
}
