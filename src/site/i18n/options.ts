import type { InitOptions } from 'i18next';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { defaultNamespace, namespaces } from './namespaces.ts';

/** The settings of specification 9 that server and browser share. */
export const sharedOptions = {
  fallbackLng: { ...fallbackLanguages, default: ['en'] },
  defaultNS: defaultNamespace,
  ns: [...namespaces],
  load: 'languageOnly',
  // Our codes such as `nlBE` are no BCP 47 tags: i18next must not take them apart or change their case.
  cleanCode: false,
  lowerCaseLng: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions;

/** Loading of texts: up to 5 retries, the pause beginning at 250 ms and doubling. */
export const retry = { maxRetries: 5, retryTimeout: 250 } as const;

export const browserCache = { prefix: 'i18next_res_', expirationTime: 604_800_000, writeDelay: 10_000 } as const;

export const languageCookie = 'i18next';
