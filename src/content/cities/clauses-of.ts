import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { CityClauses } from './city-clauses.ts';
import { dutchClauses } from './clauses/dutch.ts';
import { englishClauses } from './clauses/english.ts';
import { frenchClauses } from './clauses/french.ts';
import { germanClauses } from './clauses/german.ts';
import { spanishClauses } from './clauses/spanish.ts';

const clauses: Readonly<Record<SiteLanguage, CityClauses>> = {
  en: englishClauses,
  nl: dutchClauses('touringcar'),
  nlBE: dutchClauses('autocar'),
  fr: frenchClauses('fr'),
  frBE: frenchClauses('frBE'),
  de: germanClauses,
  es: spanishClauses,
};

export function clausesOf(language: SiteLanguage): CityClauses {
  return clauses[language];
}
