import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { SelfBilled } from '../self-billed.ts';
import { sampleLine } from './sample-statement.ts';

/** For a job in France that a French partner drove for our French company, and one in Belgium. */
export function sampleSelfBilled(language: SiteLanguage = 'fr', changes: Partial<SelfBilled> = {}): SelfBilled {
  const { disputed: _disputed, buyer: _buyer, site: _site, id: _id, vat, ...line } = sampleLine();
  const abroad = { countryCode: 'BE', kilometres: 50, netCents: 40_000, ratePercent: 6, vatCents: 0, treatment: 'reverse-charge' } as const;
  return {
    ...{
      kind: 'self-billed',
      number: 'SB-FR-12-2026-000003',
      issuedOn: '2026-12-01',
      dueOn: '2026-12-31',
      language,
      site: 'fr',
      buyer: 'FR',
    },
    supplier: {
      ...{ name: 'Autocars Bertrand', street: 'Rue de la Part-Dieu 1', zip: '69003', city: 'Lyon', country: 'FR' },
      ...{ vatNumber: 'FR40303265045', iban: 'FR7630006000011234567890189' },
    },
    ...{ agreedOn: '2026-01-15', month: '2026-11', corrects: null },
    lines: [{ ...line, kind: 'job', netCents: 142_000, vat: [...vat, abroad] }],
    ...{ netCents: 142_000, vatCents: 10_200, totalCents: 152_200 },
    ...changes,
  };
}
