import type { HostNames } from '#domain/sites/host.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import type { ApiClient } from '#site/api/api-client.ts';
import type { Environment } from './environment.ts';
import type { LiveContent } from './live-content.ts';
import type { Logger } from './log.ts';
import type { MissingTexts } from './missing-texts.ts';

/** What the HTTP side needs of the rest of the program. */
export type Services = {
  readonly environment: Environment;
  readonly log: Logger;
  readonly buildVersion: string;
  readonly hostNames: HostNames;
  readonly content: LiveContent;
  readonly api: ApiClient;
  readonly missingTexts: MissingTexts;
  isDatabaseUp(): Promise<boolean>;
};

/** The host names of the configured addresses. */
export function hostNamesOf({ addresses }: Pick<Environment, 'addresses'>): HostNames {
  const entries = siteKeys.map((key) => [key, new URL(addresses[key]).hostname] as const);
  return Object.fromEntries(entries) as HostNames;
}
