import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { chooseText, fillTemplate } from '#operations/messages/rules/answer-template.ts';
import type { DeskRequest } from '../desk-request.ts';
import { valuesOfLetter } from '../sales/fill-letter.ts';
import type { ShownMessage } from './shown-message.ts';

/** A new answer: the templates in the customer's language, the chosen one, and its text filled with the trip's facts. */
export type BegunAnswer = {
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly draft: { readonly subject: string; readonly text: string } | null;
};

export async function beginAnswer(desk: DeskRequest, message: ShownMessage, asked: string | null): Promise<BegunAnswer> {
  const language: SiteLanguage = siteLanguages.find((each) => each === message.language) ?? 'en';
  const written = (await desk.queries.templates.list({})).flatMap(({ id, name, texts }) => {
    const text = chooseText(texts, language);
    return text === null ? [] : [{ id, name, text }];
  });
  const templates = written.map(({ id, name }) => ({ id, name }));
  const chosen = written.find(({ id }) => id === asked) ?? null;
  if (chosen === null) return { templates, chosen: null, draft: null };
  const letter = message.tripReference === null ? null : await desk.queries.trips.letter({ reference: message.tripReference });
  const facts =
    letter === null || message.tripReference === null
      ? {}
      : valuesOfLetter({ ...letter, reference: message.tripReference }, { language, textsIn: desk.textsIn });
  return { templates, chosen: chosen.id, draft: fillTemplate(chosen.text, { ...facts, name: message.name || (letter?.name ?? '') }) };
}
