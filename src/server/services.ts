import { createYogaHandler } from '#api/run/http-handler.ts';
import { createLocalClient } from '#api/run/local-client.ts';
import { schema } from '#api/schema.ts';
import { findPictureFile } from '#content/stores/picture-store.ts';
import type { Database } from '#db/engine/tables.ts';
import type { HostNames } from '#domain/sites/host.ts';
import { mapSites } from '#domain/sites/keys.ts';
import type { PhotoSize } from '#domain/sites/pictures.ts';
import { type Admission, admitKey } from '#operations/agencies/agency-keys.ts';
import { receivePaymentNotice, type SettlingOutcome } from '#operations/payments/settle-payment.ts';
import { isKeyOfTrip } from '#operations/trips/trip-store.ts';
import type { ApiClient } from '#site/api/api-client.ts';
import { createHttpClient } from '#site/api/http-client.ts';
import { createMaps, type Maps } from '../../tools/cities/draw-maps.ts';
import { type Analytics, createAnalytics } from './analytics.ts';
import { createApiContext } from './api-context.ts';
import { buildVersion } from './build-version.ts';
import type { LiveContent } from './content/live-content.ts';
import type { Environment } from './environment.ts';
import { createLoadShedder, type LoadShedder } from './http/load-shedder.ts';
import { measureLoopDelay } from './http/loop-delay.ts';
import { describeError, type Logger } from './log.ts';
import { type NoticeOutcome, receiveMailNotice } from './mail-in/receive-notice.ts';
import { createMissingTexts, type MissingTexts } from './missing-texts.ts';
import type { Metrics } from './observing/metrics.ts';
import { createPreviews, type Previews } from './pages/previews.ts';
import type { Resources } from './resources.ts';
import { openWallets } from './wallets.ts';
import { findTripFile, type TripFileAnswer } from './worker/trip-files.ts';

/** What the HTTP side needs from the rest of the program. */
export type Services = {
  readonly environment: Environment;
  readonly log: Logger;
  readonly buildVersion: string;
  readonly hostNames: HostNames;
  readonly content: LiveContent;
  /** The API for page loaders: in process, or over HTTP when `API_URL` names one. */
  readonly api: ApiClient;
  /** The API with unpublished content, for a preview. */
  readonly previews: Previews;
  /** Answers an agency where its id is given, which its key was looked up for. */
  readonly graphql: (request: Request, agencyId?: string) => Promise<Response>;
  admitKey(key: string): Promise<Admission>;
  readonly missingTexts: MissingTexts;
  findTripFile(asked: { readonly flow: string; readonly id: string; readonly file: string }): Promise<TripFileAnswer | null>;
  readonly analytics: Analytics;
  /** Called when the payment provider reports a change; null if there is none. */
  readonly receivePaymentNotice: ((providerId: string) => Promise<SettlingOutcome>) | null;
  /** Stores an incoming mail that a provider posts; null if none is configured. */
  readonly receiveMailNotice: ((form: FormData) => Promise<NoticeOutcome>) | null;
  /** For work that is done for one visitor. */
  readonly loadShedder: LoadShedder;
  readonly metrics: Metrics;
  readonly maps: Maps;
  /** A picture that was added at the desk; null if there is none. */
  findPicture(key: string, size: PhotoSize): Promise<Uint8Array | null>;
  isDatabaseUp(): Promise<boolean>;
  /** Whether a trip has this key; true while that cannot be looked up. */
  mayBeKeyOfTrip(key: string): Promise<boolean>;
};

export function createServices(resources: Resources): Services {
  const { environment, log } = resources;
  const context = createApiContext(resources);
  const documents = resources.documents.forVisitors;
  const wallets = openWallets(environment);
  const loadShedder = createLoadShedder({ most: environment.requestsAtOnce, delay: measureLoopDelay() });
  resources.metrics.watchLoadShedder(loadShedder.figures);
  return {
    environment,
    log,
    buildVersion,
    hostNames: hostNamesOf(environment),
    content: resources.content,
    api: environment.apiUrl === null ? createLocalClient(context) : createHttpClient(`${environment.apiUrl}/graphql`),
    previews: createPreviews(context),
    graphql: createYogaHandler({ schema, context, introspection: environment.allowsIntrospection }),
    admitKey: (key) => admitKey(context.db, key),
    missingTexts: createMissingTexts(environment.dataFolder),
    findTripFile: (asked) => findTripFile({ db: context.db, documents, wallets, now: context.now }, asked),
    analytics: createAnalytics(environment.analytics, log),
    receivePaymentNotice: context.payments === null ? null : (providerId) => receivePaymentNotice(context, providerId),
    receiveMailNotice: mailNoticesOf(resources, context.db),
    loadShedder,
    metrics: resources.metrics,
    maps: createMaps(resources.geo),
    findPicture: (key, size) => findPictureFile(context.db, key, size),
    isDatabaseUp: resources.database.isUp,
    mayBeKeyOfTrip: (key) => isKeyOfTrip(context.db, key).catch(() => true),
  };
}

function mailNoticesOf({ environment, log }: Resources, db: Database): Services['receiveMailNotice'] {
  const { mailgunSigningKey: signingKey, replyTo, clamav } = environment;
  if (signingKey === null) return null;
  const receive = (form: FormData) => receiveMailNotice({ db, log, replyTo, signingKey, isScanned: clamav !== null }, form);
  return async (form) => {
    try {
      return await receive(form);
    } catch (error) {
      log.error(describeError(error), 'An incoming mail could not be stored; the provider will post it again');
      throw error;
    }
  };
}

/** The host names of the configured addresses. */
export function hostNamesOf({ addresses }: Pick<Environment, 'addresses'>): HostNames {
  return mapSites((key) => new URL(addresses[key]).hostname);
}
