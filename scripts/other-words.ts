type OneWord = { readonly languages: readonly string[]; readonly never: RegExp; readonly instead: string };

/**
 * Where a language has two words for one thing, we use one of them everywhere. Coaches are hired "avec chauffeur" in French, so the driver
 * is a "chauffeur" for customers, office and drivers; only the tachograph card is officially a "carte de conducteur".
 */
const oneWords: readonly OneWord[] = [
  { languages: ['fr', 'frBE'], never: /(?<!cartes? de )\bconducteurs?\b/iu, instead: 'chauffeur' },
  // Words of Belgium, which a text that is inherited from France or the Netherlands lacks.
  { languages: ['frBE'], never: /\b(?:TTC|HT)\b/u, instead: 'TVAC, HTVA' },
  { languages: ['frBE'], never: /\b[Cc]et avoir\b|\bL’avoir\b/u, instead: 'note de crédit' },
  { languages: ['nlBE'], never: /\btouringcars?\b/iu, instead: 'autocar' },
  { languages: ['nlBE'], never: /\bstandplaats(?:en)?\b/iu, instead: 'stelplaats' },
];

/** Keys of the texts that use another word than ours, with our word. */
export function findOtherWords(language: string, texts: ReadonlyMap<string, string>): readonly { key: string; instead: string }[] {
  const ours = oneWords.filter(({ languages }) => languages.includes(language));
  return [...texts].flatMap(([key, text]) => ours.filter(({ never }) => never.test(text)).map(({ instead }) => ({ key, instead })));
}

/** A plain space before a two-part punctuation mark lets a line begin with the mark: French uses a narrow no-break space there. */
const loosePunctuation = /\S [:;!?»](?![)\w])|« (?=\S)/u;

/** Keys of French texts in which a line may begin with a punctuation mark. */
export function findLooseMarks(language: string, texts: ReadonlyMap<string, string>): readonly string[] {
  return language.startsWith('fr') ? [...texts].filter(([, text]) => loosePunctuation.test(text)).map(([key]) => key) : [];
}

/** `25%` in English and Dutch, `25 %` with a no-break space elsewhere, as `formatPercent` writes it. */
const wrongPercent = { tight: /[\d}][ \u00a0\u202f]%/u, spaced: /[\d}][ \u202f]?%/u };

/** Keys of texts with a percent sign that is not written as their language requires. */
export function findLoosePercents(language: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const wrong = /^(?:en|nl)/.test(language) ? wrongPercent.tight : wrongPercent.spaced;
  return [...texts].filter(([, text]) => wrong.test(text.replaceAll(/<[^>]*>/g, ''))).map(([key]) => key);
}
