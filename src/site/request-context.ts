import { createContext } from 'react-router';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { ApiClient } from './api/api-client.ts';
import type { SiteTexts } from './i18n/site-texts.ts';

/**
 * `busy`: too many requests from all visitors together; `away`: the content has not been read yet; `trip-away`: trips cannot be read now.
 */
export type Refusal = 400 | 405 | 408 | 413 | 414 | 429 | 'busy' | 'away' | 'trip-away';

/** What the server passes to loaders and actions with each request: the site's only access to data. */
export type PageRequest = {
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly addresses: PublicAddresses;
  readonly api: ApiClient;
  readonly texts: SiteTexts;
  /** False where a script requests only a page's data. */
  readonly isWholePage: boolean;
  /** The instant of the request, ISO 8601. */
  readonly now: string;
  /** Changes with each build: browsers store texts under it. */
  readonly buildVersion: string;
  /** Identifies the build and the published interface texts: browsers store texts by it. */
  readonly textsVersion: string;
  readonly fontStylesheetUrl: string | null;
  /** Whether visitors are asked for consent to be measured. */
  readonly hasAnalytics?: boolean;
  /** Whether errors in browsers are reported to the server. */
  readonly reportsBrowserErrors?: boolean;
  /** Whether missing keys are collected for a translator. */
  readonly collectsMissingTexts?: boolean;
  /** Why the request cannot be answered, where the server found out before any page was called. Shown within the site. */
  readonly refusal: Refusal | null;
  /** Logs a fault without keys or personal data. */
  readonly reportError: (error: unknown, message?: string) => void;
};

export const pageRequestContext = createContext<PageRequest>();

/** Takes a rendered page as text. Within a response it would become a stream that is read again at once. */
export const deliveryContext = createContext<(html: string) => void>();
