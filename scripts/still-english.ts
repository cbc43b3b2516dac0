/** Words that one of our languages shares with English: a text of only these may be the same in both. */
const shared = new Set(
  `Accident Account Plan Plans In Status conflict conflicts conflicten Incident Note Base Christi Confirmation Contact Contacts Corpus Corrections Date Description Destination Document Documents mails documents Extras Fi Home Hotel IBAN Mail Menu Message Messages Midibus Minibus Minimum Name Occasion Occasions Open Organisation PDF Pages Partner Passkey Passkeys Port Postcode Privacy Question Route School Second Sections Site Station Stop Text Toilet Total Transfers Version Versions Week West Wi accident incident contact correction ferry kg km mail midibus min minibus minivan minute minutes open optional passages occasion organisation page passkey planner question toilet wifi`.split(
    /\s+/,
  ),
);

/** The keys of texts that are English in another language's file: identical, and not only of shared words. */
export function findStillEnglish(own: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): readonly string[] {
  return [...own].filter(([key, text]) => english.get(key) === text && !isShared(text)).map(([key]) => key);
}

function isShared(text: string): boolean {
  const words = text.replaceAll(/\{\{.*?\}\}|\{[^{}]*\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.every((word) => shared.has(word));
}
