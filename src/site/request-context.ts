import { createContext } from 'react-router';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { ApiClient } from './api/api-client.ts';
import type { SiteTexts } from './i18n/site-texts.ts';

/**
 * `busy`: all visitors together are more than the server can do; `away`: what the pages are made of has not been read yet; `trip-away`: a
 * trip cannot be looked up now.
 */
export type Refusal = 400 | 405 | 408 | 413 | 414 | 429 | 'busy' | 'away' | 'trip-away';

/** What the server hands to loaders and actions with each request; the site's only way to data. */
export type PageRequest = {
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly addresses: PublicAddresses;
  readonly api: ApiClient;
  readonly texts: SiteTexts;
  /** False where a script asks for the data of a page alone. */
  readonly isWholePage: boolean;
  /** The instant of the request, ISO 8601. */
  readonly now: string;
  /** Changes with each build: browsers keep texts under it. */
  readonly buildVersion: string;
  /** Names the build with the interface texts that were published over its own: browsers keep texts by it. */
  readonly textsVersion: string;
  readonly fontStylesheetUrl: string | null;
  /** Whether visitors are asked to let themselves be measured. */
  readonly hasAnalytics?: boolean;
  /** Whether errors in browsers are told to the server. */
  readonly reportsBrowserErrors?: boolean;
  /** Whether keys without a text are collected for a translator. */
  readonly collectsMissingTexts?: boolean;
  /** Why the request cannot be answered, when the server has found so before any page was asked: shown within the site. */
  readonly refusal: Refusal | null;
  /** Logs a fault without keys or personal data. */
  readonly reportError: (error: unknown, message?: string) => void;
};

export const pageRequestContext = createContext<PageRequest>();

/** Takes a rendered page as text: within a response it would become a stream, to be read again at once. */
export const deliveryContext = createContext<(html: string) => void>();
