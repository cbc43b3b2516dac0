type OneWord = { readonly languages: readonly string[]; readonly never: RegExp; readonly instead: string };

/**
 * Where a language has two words for one thing, we say one of them everywhere. Coaches are hired "avec chauffeur" in French, so whoever
 * drives one is a "chauffeur" to the customer, the office and himself; only his card for the tachograph is officially a "carte de conducteur".
 */
const oneWords: readonly OneWord[] = [{ languages: ['fr', 'frBE'], never: /(?<!cartes? de )\bconducteurs?\b/iu, instead: 'chauffeur' }];

/** Keys of the texts that say it in another word than ours, with our word. */
export function findOtherWords(language: string, texts: ReadonlyMap<string, string>): readonly { key: string; instead: string }[] {
  const ours = oneWords.filter(({ languages }) => languages.includes(language));
  return [...texts].flatMap(([key, text]) => ours.filter(({ never }) => never.test(text)).map(({ instead }) => ({ key, instead })));
}

/** A plain space before a mark of two parts lets a line begin with the mark: French puts a narrow one there that does not break. */
const loosePunctuation = /\S [:;!?»](?![)\w])|« (?=\S)/u;

/** Keys of French texts in which a line may begin with a mark. */
export function findLooseMarks(language: string, texts: ReadonlyMap<string, string>): readonly string[] {
  return language.startsWith('fr') ? [...texts].filter(([, text]) => loosePunctuation.test(text)).map(([key]) => key) : [];
}

/** `25%` in English and Dutch, `25 %` with a no-break space elsewhere, as `formatPercent` writes it. */
const wrongPercent = { tight: /[\d}][ \u00a0\u202f]%/u, spaced: /[\d}][ \u202f]?%/u };

/** Keys of texts whose percent sign does not stand as their language writes it. */
export function findLoosePercents(language: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const wrong = /^(?:en|nl)/.test(language) ? wrongPercent.tight : wrongPercent.spaced;
  return [...texts].filter(([, text]) => wrong.test(text.replaceAll(/<[^>]*>/g, ''))).map(([key]) => key);
}
