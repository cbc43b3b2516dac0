import type { SiteAddresses } from '../site-addresses.ts';

export const sampleAddresses: SiteAddresses = {
  nl: 'https://www.convoya.test',
  be: 'https://be.convoya.test',
  de: 'https://de.convoya.test',
  fr: 'https://fr.convoya.test',
  es: 'https://es.convoya.test',
  eu: 'https://eu.convoya.test',
};
