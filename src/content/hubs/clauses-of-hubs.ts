import type { SiteLanguage } from '#domain/sites/keys.ts';
import { dutchHubs } from './clauses/dutch.ts';
import { englishHubs } from './clauses/english.ts';
import { frenchHubs } from './clauses/french.ts';
import { germanHubs } from './clauses/german.ts';
import { spanishHubs } from './clauses/spanish.ts';
import type { HubClauses } from './hub-clauses.ts';

const clauses: Readonly<Record<SiteLanguage, HubClauses>> = {
  en: englishHubs,
  nl: dutchHubs('touringcar'),
  nlBE: dutchHubs('autocar'),
  fr: frenchHubs('fr'),
  frBE: frenchHubs('frBE'),
  de: germanHubs,
  es: spanishHubs,
};

export function hubClausesOf(language: SiteLanguage): HubClauses {
  return clauses[language];
}
