import { randomBytes } from 'node:crypto';
import type { ApiContext } from '#api/context.ts';
import { walletNames } from '#domain/trip/wallet-names.ts';
import { Unavailable } from '#operations/trips/context.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';

import { createCurrentRates } from './current-rates.ts';
import { createPaymentProvider } from './payment-provider.ts';
import { findRequestId } from './request-id.ts';
import type { Resources } from './resources.ts';

/** Gives the API its dependencies. */
export function createApiContext({ environment, database, content, capacity, geo, log }: Resources): ApiContext {
  return {
    getContent: () => {
      if (!content.isRead()) throw new Unavailable('the content was not read yet');
      return content.library();
    },
    places: geo.places,
    roads: geo.roads,
    rates: createCurrentRates(content.rates),
    capacity,
    pictures: geo.pictures,
    wallets: walletNames.filter((name) => environment.wallets[name] !== null),
    db: database.db,
    addresses: environment.addresses,
    deskUrl: environment.deskUrl,
    payments: createPaymentProvider(environment),
    incidentWords,
    sendsTexts: environment.bird !== null,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    now: () => new Date().toISOString(),
    log: { error: (message, fields) => log.error(fields, message), findRequestId: () => findRequestId().requestId },
  };
}
