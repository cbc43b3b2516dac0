import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace, TextPlaceFinder } from '#geo/ports.ts';
import type { Answer } from './judge-reading.ts';
import type { PlaceRow } from './place-rows.ts';

/** The country of a site that asks in this language. */
export const countryOfLanguage: Readonly<Record<SiteLanguage, string | null>> = {
  nl: 'NL',
  nlBE: 'BE',
  frBE: 'BE',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  en: null,
};

/** Reads rows as the price does: the text beside the other stop, with the choices for an unknown one. */
export function createRowReader(gazetteer: TextPlaceFinder): (row: Pick<PlaceRow, 'language' | 'from' | 'text'>) => Promise<Answer> {
  const origins = new Map<string, FoundPlace>();

  async function findOrigin(language: SiteLanguage, from: string): Promise<FoundPlace> {
    const known = origins.get(`${language} ${from}`);
    if (known !== undefined) return known;
    const about = { language, countryCode: countryOfLanguage[language] };
    const [found = null] = await gazetteer.findPlacesByText({ ...about, texts: [from], known: [] });
    if (found === null) throw new Error(`no place ${from}`);
    origins.set(`${language} ${from}`, found);
    return found;
  }

  return async ({ language, from, text }) => {
    const about = { language, countryCode: countryOfLanguage[language] };
    const { coordinates } = await findOrigin(language, from);
    const [reading = { kind: 'unknown' as const }] = await gazetteer.readPlaces({ ...about, texts: [text], known: [coordinates] });
    const proposed = reading.kind === 'unknown' ? await gazetteer.proposePlaces({ ...about, text, near: coordinates, limit: 3 }) : [];
    return { reading, proposed };
  };
}
