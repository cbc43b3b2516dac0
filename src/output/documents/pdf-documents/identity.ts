import { brand, type Company, companies } from '#domain/sites/brand.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { DocumentFormats } from '../formats.ts';

/**
 * In most of our countries, business documents must name the company, its seat, register and director (§ 35a GmbHG, BW 2:186, WVV 2:20).
 */
export function identityOf(site: SiteKey, { t }: DocumentFormats, company: Company = companies[site]): readonly string[] {
  const { legalName, street, zip, city, country, register, registerNumber, vatNumber, director } = company;
  return [
    `${legalName} · ${street}, ${zip} ${city}, ${country}`,
    [
      t('footer.register', { register, number: registerNumber }),
      t('footer.vat', { number: vatNumber }),
      t('footer.director', { name: director }),
    ].join(' · '),
    `${brand.phoneShown[site]} · ${brand.email}`,
  ];
}
