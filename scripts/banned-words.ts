type Banned = { readonly languages: readonly string[]; readonly never: RegExp; readonly instead: string };

/**
 * Phrases that a native writer would not use, by language (`docs/writing.md`): literal Dutch in another language, sentences shortened to a
 * noun, claims without a source. `instead` is what to write.
 */
const banned: readonly Banned[] = [
  { languages: ['en'], never: /\bWe reckon from\b/, instead: 'Distances are measured from' },
  { languages: ['en'], never: /\bYou order nothing\b/, instead: 'You’re not ordering yet' },
  { languages: ['en'], never: /\bMay stay empty\b/, instead: 'Optional' },
  { languages: ['en'], never: /\byou read its name\b/, instead: 'its name appears' },
  { languages: ['en'], never: /\bneed not come to\b/, instead: 'nothing: the sentence is arbitrary' },
  { languages: ['en'], never: /\bstands? (?:here|below|there|on this page|as it is)\b/, instead: 'is, appears' },
  { languages: ['en'], never: /\bbinds you to nothing\b/, instead: 'does not commit you to anything' },
  { languages: ['en'], never: /\bby our count\b/, instead: 'as far as we can see' },
  { languages: ['nl', 'nlBE'], never: /\b[Gg]arages?\b/, instead: 'standplaats, stelplaats' },
  { languages: ['nl', 'nlBE'], never: /\b[Vv]olgens onze telling\b/, instead: 'voor zover we nu zien' },
  { languages: ['nl', 'nlBE'], never: /\b(?:vraagt|vragen) om een nadere blik\b/, instead: 'bekijken we graag wat beter' },
  { languages: ['nl', 'nlBE'], never: /\bMag leeg blijven\b/, instead: 'Niet verplicht' },
  { languages: ['nl', 'nlBE'], never: /\bDat bepaalt u\b/, instead: 'an answer' },
  { languages: ['nl', 'nlBE'], never: /\bkent een rust\b/, instead: 'een rustperiode' },
  { languages: ['de'], never: /\b[Nn]ach unserer Zählung\b/, instead: 'nach unserer Planung' },
  { languages: ['de'], never: /\bbindet Sie an nichts\b/, instead: 'ist unverbindlich' },
  { languages: ['de'], never: /\bDarf leer bleiben\b/, instead: 'Freiwillige Angabe' },
  { languages: ['de'], never: /^Wann Sie wollen\b/, instead: 'an answer' },
  { languages: ['de'], never: /\bdessen anderer\b/, instead: 'des … anderer' },
  { languages: ['de'], never: /\bder es hat\b/, instead: 'der das bietet' },
  { languages: ['fr', 'frBE'], never: /\b[Dd]’après notre décompte\b/, instead: 'd’après notre planning' },
  { languages: ['fr', 'frBE'], never: /\bde Aéroport\b/, instead: 'de l’aéroport' },
  { languages: ['fr', 'frBE'], never: /\bcommandez rien encore\b/, instead: 'commandez encore rien' },
  { languages: ['fr', 'frBE'], never: /\bPeut rester vide\b/, instead: 'Facultatif' },
  { languages: ['fr', 'frBE'], never: /\bNous comptons à partir\b/, instead: 'Distance calculée depuis' },
  { languages: ['es'], never: /\b[Ss]egún nuestro recuento\b/, instead: 'según nuestra planificación' },
  { languages: ['es'], never: /\b(?:nuestra base|de base a base)\b/, instead: 'cochera' },
  { languages: ['es'], never: /\bparte contratante\b/, instead: 'usted contrata con' },
  { languages: ['es'], never: /\bfurgoneta\b/i, instead: 'minivan' },
  { languages: ['es'], never: /\bPuede quedar vacío\b/, instead: 'Opcional' },
];

/** Straight quotation marks around words, in languages with marks of their own. */
const straightQuotes = /(?:^|[\s(])"(?=\p{L}).*"(?=[\s.,;:!?)]|$)/u;

/** Keys of texts with such a phrase, and what to write instead. Quotes in HTML attributes do not count. */
export function findBannedWords(language: string, texts: ReadonlyMap<string, string>): readonly { key: string; instead: string }[] {
  const ours = banned.filter(({ languages }) => languages.includes(language));
  return [...texts].flatMap(([key, text]) => {
    const plain = text.replaceAll(/<[^>]*>/g, '');
    const quotes = straightQuotes.test(plain) ? [{ key, instead: 'straight quotation marks' }] : [];
    return [...ours.filter(({ never }) => never.test(plain)).map(({ instead }) => ({ key, instead })), ...quotes];
  });
}
