import { allCertificateKinds, type Certificate, type CertificateKind } from '#operations/fleet/rules/certificates.ts';
import type { KnownPartner } from '../partner.ts';

const until = '2030-12-31';
const dates: Readonly<Partial<Record<CertificateKind, string | null>>> = {
  'operator-licence': until,
  insurance: until,
  'signed-terms': until,
  'self-billing': until,
  'papers-check': until,
};

/** A partner that may drive coaches, with other expiry dates of certificates; null: not on file. */
export function samplePartner(changed: typeof dates = {}): KnownPartner {
  const all = { ...dates, ...changed };
  const certificates = allCertificateKinds.flatMap((kind): Certificate[] => {
    const validUntil = all[kind] ?? null;
    return validUntil === null ? [] : [{ kind, number: '', validUntil }];
  });
  return {
    certificates,
    operator: { id: 'p1', kind: 'partner', name: 'Autocars Bertrand', country: 'FR', phone: '+33478000000', email: 'bertrand@example.com' },
    profile: {
      operatorId: 'p1',
      state: 'active',
      contactName: 'Luc Bertrand',
      language: 'fr',
      languages: ['fr'],
      classes: ['coachHire', 'minibus', 'taxiBus'],
      regions: 'Rhône',
      insuredEuros: 5_000_000,
      vatNumber: 'FR00000000000',
      street: 'Rue de la Part-Dieu 1',
      zip: '69003',
      city: 'Lyon',
      selfBillingOn: '2026-01-15',
      iban: '',
      paymentDays: 30,
    },
  };
}
