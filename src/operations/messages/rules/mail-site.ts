import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';

export type MailSite = { readonly site: SiteKey; readonly language: SiteLanguage };

const byEnding: Readonly<Partial<Record<string, MailSite>>> = {
  nl: { site: 'nl', language: 'nl' },
  be: { site: 'be', language: 'nlBE' },
  de: { site: 'de', language: 'de' },
  at: { site: 'de', language: 'de' },
  fr: { site: 'fr', language: 'fr' },
  es: { site: 'es', language: 'es' },
};

/** The site and language for a sender of whom only the address is known. */
export function siteOfSender(email: string): MailSite {
  return byEnding[email.toLowerCase().slice(email.lastIndexOf('.') + 1)] ?? { site: 'eu', language: 'en' };
}
