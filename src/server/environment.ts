import { resolve } from 'node:path';
import * as v from 'valibot';
import { storecoveUrl } from '#adapters/access-point/storecove/create-storecove.ts';
import type { StorecoveSettings } from '#adapters/access-point/storecove/request-storecove.ts';
import { type ImapSettings, readImapUrl } from '#adapters/mailbox/imap.ts';
import { type MollieSettings, mollieUrl } from '#adapters/payments/mollie/settings.ts';
import { type IndexNowSettings, indexNowUrl } from '#adapters/search-engines/index-now.ts';
import { type BirdSettings, birdUrl } from '#adapters/text-messages/bird/create-bird.ts';
import { viesUrl } from '#adapters/vat-register/vies/create-vies.ts';
import { type ClamdSettings, readClamdUrl } from '#adapters/virus-scanner/clamd.ts';
import { isEmail } from '#domain/input/email.ts';
import { brand } from '#domain/sites/brand.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { mapSites, type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import type { RouterSettings } from '#geo/create-geo.ts';
import { type PhotonSettings, photonLanguages } from '#geo/engines/photon.ts';
import { type ReminderMode, reminderModes } from '#operations/payments/rules/reminders.ts';
import type { CompanySignInSettings } from '#operations/staff/company/settings.ts';
import type { SmtpSettings } from '#output/mail/smtp-sender.ts';

const address = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text), 'must be an address that begins with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
/** Paths are appended to it. */
const baseAddress = v.pipe(
  address,
  v.check((text) => !/[?#]/.test(text), 'must be an address without ? and #'),
);
const wholeNumber = (from: number, to: number) => v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(from), v.maxValue(to));
const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((text) => text === 'true' || text === '1'),
);

/** `valhalla+http://…`, `osrm+https://…`; Valhalla without a prefix. */
const router = v.pipe(
  v.string(),
  v.transform((text) => /^(?:(valhalla|osrm)\+)?(https?:.*)$/i.exec(text)),
  v.check((match) => match !== null && v.is(baseAddress, match[2]), 'must be like valhalla+http://host:8002 or osrm+http://host:5000'),
  v.transform((match) => ({
    engine: match?.[1]?.toLowerCase() === 'osrm' ? ('osrm' as const) : ('valhalla' as const),
    url: v.parse(baseAddress, match?.[2]),
  })),
);
/** As Sentry and compatible services give it: `https://{key}@{host}/{project}`. */
const errorDsn = v.pipe(
  v.string(),
  v.transform((text) => /^(https?):\/\/([a-z0-9]{1,64})@([^/\s@?#]+)(\/[^\s?#]*)?\/(\d+)$/i.exec(text)),
  v.check((match) => match !== null, 'must be like https://key@host/1'),
  v.transform((match) => ({
    url: `${match?.[1]}://${match?.[3]}${match?.[4] ?? ''}/api/${match?.[5]}/envelope/`,
    key: match?.[2] ?? '',
  })),
);
const languageList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((language) => language.trim())),
  v.check((languages) => v.is(v.array(v.picklist(photonLanguages)), languages), `must be a list of ${photonLanguages.join(', ')}`),
  v.transform((languages) => photonLanguages.filter((known) => languages.includes(known))),
);

const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
  v.check(
    (text) => !/^[^/]+\/\/([^/?#]*@)?[^/?#@]*,/.test(text),
    'must name one host: of several, HAProxy leads to the one that takes writing (deploy/README.md)',
  ),
);

/**
 * Whether nothing reaches a database unencrypted, or one whose certificate is not checked: `sslmode=verify-full`, or a socket of this
 * machine's file system. A host of this machine is not enough, since HAProxy may stand there before another machine.
 */
function isTrustedDatabase(url: string): boolean {
  const settings = new URLSearchParams(url.split('?')[1]);
  return settings.get('sslmode') === 'verify-full' || (settings.get('host') ?? '').startsWith('/');
}

/** `SITE_URL_NL`: the name of the variable with a site's public address. */
type AddressVariable = `SITE_URL_${Uppercase<SiteKey>}`;

function addressVariable(site: SiteKey): AddressVariable {
  return `SITE_URL_${site.toUpperCase() as Uppercase<SiteKey>}`;
}

/** The part before the @ may have 64 characters (RFC 5321); the plus and the trip's token take 27. */
function isPlainAddress(text: string): boolean {
  return isEmail(text) && /^[^+@]{1,35}@/.test(text);
}

/** Every variable that the program reads; an empty one counts as not set. */
const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  DATA_DIR: v.optional(v.string(), './.data'),
  BACKUP_RECIPIENTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\s*(age1[a-z0-9]{58}(\s+|$))*$/, 'must be keys of age (age1…), with spaces between them'),
      v.transform((keys) => keys.split(/\s+/).filter((key) => key !== '')),
    ),
    '',
  ),
  BACKUP_IDENTITY_FILE: v.nullish(v.string(), null),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_REQUIRE_TLS: v.optional(yesOrNo, 'false'),
  DATABASE_POOLER: v.optional(v.picklist(['none', 'transaction']), 'none'),
  API_URL: v.optional(baseAddress),
  ...v.entriesFromList(siteKeys.map(addressVariable), v.optional(baseAddress)),
  DESK: v.optional(v.picklist(['on', 'off']), 'on'),
  DESK_URL: v.optional(baseAddress),
  GEOCODER_URL: v.optional(baseAddress),
  GEOCODER_LANGUAGES: v.optional(languageList),
  ROUTER_URL: v.optional(router),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  SMTP_REQUIRE_TLS: v.optional(yesOrNo, 'false'),
  IMAP_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform(readImapUrl),
      v.check((settings) => settings !== null, 'must be like imaps://user:password@host:993/INBOX'),
    ),
  ),
  REPLY_TO: v.optional(
    v.pipe(v.string(), v.check(isPlainAddress, 'must be a mail address without a + and with at most 35 characters before its @')),
  ),
  MAILGUN_SIGNING_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces'))),
  CLAMAV_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform(readClamdUrl),
      v.check((settings) => settings !== null, 'must be like tcp://host:3310'),
    ),
  ),
  MOLLIE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^(live|test)_[A-Za-z0-9]{10,100}$/, 'must begin with live_ or test_'))),
  MOLLIE_URL: v.optional(baseAddress, mollieUrl),
  PAYMENT_REMINDERS: v.optional(v.picklist(reminderModes), 'propose'),
  PRIVATE_WEBHOOKS: v.optional(yesOrNo, 'false'),
  VIES: v.optional(v.picklist(['on', 'off']), 'off'),
  VIES_URL: v.optional(baseAddress, viesUrl),
  INDEXNOW_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and dashes'))),
  INDEXNOW_URL: v.optional(baseAddress, indexNowUrl),
  STORECOVE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{10,200}$/, 'must be 10 to 200 characters without spaces'))),
  STORECOVE_LEGAL_ENTITIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:NL|BE|DE|FR|ES)=\d{1,12}(?: (?:NL|BE|DE|FR|ES)=\d{1,12})*$/, 'must be like NL=1001 BE=1002'),
      v.transform((text) => Object.fromEntries(text.split(' ').map((pair) => [pair.slice(0, 2), Number(pair.slice(3))]))),
    ),
  ),
  STORECOVE_URL: v.optional(baseAddress, storecoveUrl),
  BIRD_ACCESS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{10,200}$/, 'must be 10 to 200 characters without spaces'))),
  BIRD_ORIGINATOR: v.optional(
    v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{1,11}|\+?[0-9]{7,15})$/, 'must be up to 11 letters and digits, or a number')),
    brand.name,
  ),
  BIRD_URL: v.optional(baseAddress, birdUrl),
  APPLE_PASS_TYPE: v.optional(v.pipe(v.string(), v.regex(/^pass\.[A-Za-z0-9.-]{3,100}$/, 'must begin with pass.'))),
  APPLE_TEAM_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}$/, 'must be ten letters and digits'))),
  APPLE_PASS_CERTIFICATE_FILE: v.optional(v.string()),
  APPLE_PASS_KEY_FILE: v.optional(v.string()),
  APPLE_ISSUER_FILE: v.optional(v.string()),
  GOOGLE_WALLET_ISSUER_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,30}$/, 'must be digits'))),
  GOOGLE_WALLET_ACCOUNT_FILE: v.optional(v.string()),
  OIDC_ISSUER: v.optional(v.pipe(baseAddress, v.regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)\b)/i, 'must begin with https://'))),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  STAFF_CODES_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as `openssl rand -hex 32` writes them'),
      v.transform((digits) => new Uint8Array(Buffer.from(digits, 'hex'))),
    ),
  ),
  FONT_STYLESHEET_URL: v.optional(address),
  ANALYTICS_ID: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC123'))),
  ANALYTICS_SECRET: v.optional(v.string()),
  ANALYTICS_URL: v.optional(baseAddress),
  ERROR_DSN: v.optional(errorDsn),
  SAVE_MISSING_TRANSLATIONS: v.optional(yesOrNo),
  GRAPHQL_INTROSPECTION: v.optional(yesOrNo),
  METRICS_PORT: v.optional(wholeNumber(1, 65_535)),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseAddress),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'convoya'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be from 0 to 1'), v.transform(Number)),
    '1',
  ),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  REQUESTS_AT_ONCE: v.optional(wholeNumber(0, 100_000), '1000'),
  REQUESTS_OF_VISITOR: v.optional(wholeNumber(0, 100_000), '50'),
  POSTS_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), '600'),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 10), '0'),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 300), '1'),
  DUE_SECONDS: v.optional(wholeNumber(1, 600), '30'),
  WEB_CONCURRENCY: v.optional(wholeNumber(1, 64), '1'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type AnalyticsSettings = { readonly id: string; readonly secret: string | null; readonly url: string };
export type ErrorServiceSettings = { readonly url: string; readonly key: string };
/** `port`: a separate port; null: the sites' port. `token`: required from readers. One of them is set. */
export type MetricsSettings = { readonly port: number | null; readonly token: string | null };
export type TracingSettings = {
  readonly url: string;
  readonly serviceName: string;
  /** The share of requests that start a trace here, from 0 to 1. */
  readonly share: number;
  /** Whether incoming trace headers are trusted, because a proxy of ours wrote them. */
  readonly continuesTraces: boolean;
};

/** Names of files that sign passes of Apple's wallet. */
export type AppleFiles = {
  readonly passType: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  /** Apple's certificate that issued ours. */
  readonly issuer: string;
};
/** `account`: the file of the service account that signs. */
export type GoogleFiles = { readonly issuerId: string; readonly account: string };

export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly mode: 'production' | 'development' | 'test';
  readonly dataFolder: string;
  /** Keys of age that backups are encrypted for; none: one in the data folder. */
  readonly backupRecipients: readonly string[];
  /** The file with the key that decrypts them; null: the one in the data folder. */
  readonly backupIdentity: string | null;
  readonly databaseUrl: string | null;
  /** Whether a pooler such as PgBouncer is in front of it, in transaction mode. */
  readonly isDatabasePooled: boolean;
  /** Where page loaders send their operations instead of running them in process. */
  readonly apiUrl: string | null;
  /** Public address of each site, without a trailing slash (docs/specification.md#absolute-addresses). */
  readonly addresses: PublicAddresses;
  /** Public address of the desk; null if this process does not serve it (docs/specification.md#desk-host). */
  readonly deskUrl: string | null;
  /** A Photon, which also finds streets and houses; null: only the embedded gazetteer. */
  readonly geocoder: PhotonSettings | null;
  /** A Valhalla or an OSRM; null: only the embedded road network. */
  readonly router: RouterSettings | null;
  readonly smtp: SmtpSettings | null;
  /** The mailbox that receives customers' answers; null: answers are not read. */
  readonly imap: ImapSettings | null;
  /** The reply address, to which a trip's token is added after a plus; null: answers go to the brand's own address. */
  readonly replyTo: string | null;
  /** The key with which a provider signs the incoming mails that it posts; null: none are accepted. */
  readonly mailgunSigningKey: string | null;
  /** Scans attachments of incoming mails; null: they are not scanned. */
  readonly clamav: ClamdSettings | null;
  /** Takes online payments; null: transfer only. */
  readonly mollie: MollieSettings | null;
  /** Which reminders of overdue amounts the worker sends automatically. */
  readonly paymentReminders: ReminderMode;
  /** Whether webhooks of agencies may have private addresses: only in tests and development. */
  readonly privateWebhooks: boolean;
  /** Where VAT numbers of booked trips are checked; null: nowhere. */
  readonly vies: { readonly url: string } | null;
  /** Tells search engines of changed pages; null: nobody is told. */
  readonly indexNow: IndexNowSettings | null;
  /** Sends e-invoices over the Peppol network; null: mails carry them alone. */
  readonly storecove: StorecoveSettings | null;
  /** Sends text messages; null: none are sent, and the desk says so. */
  readonly bird: BirdSettings | null;
  /** Wallets of phones; null each: a trip cannot be added to it. */
  readonly wallets: { readonly apple: AppleFiles | null; readonly google: GoogleFiles | null };
  /** The identity provider where staff have accounts; null: they sign in with what they set up here. */
  readonly companySignIn: CompanySignInSettings | null;
  /** Seals the secrets of authenticator apps in the database; null: they are stored as they are. */
  readonly codesKey: Uint8Array | null;
  readonly fontStylesheetUrl: string | null;
  /** Target of analytics; null: nothing is measured, and no consent is requested. */
  readonly analytics: AnalyticsSettings | null;
  /** Where errors go besides the log. */
  readonly errorService: ErrorServiceSettings | null;
  /** Where metrics of this process may be read; null: nowhere. */
  readonly metrics: MetricsSettings | null;
  /** Where traces go; null: nowhere. */
  readonly tracing: TracingSettings | null;
  readonly savesMissingTranslations: boolean;
  readonly allowsIntrospection: boolean;
  /** Off only to measure what a page costs. */
  readonly cachesPages: boolean;
  /** How many requests may be in progress in each process, including waiting ones; 0: no limit. */
  readonly requestsAtOnce: number;
  /** How many of these one address may have; 0: no limit. */
  readonly requestsOfVisitor: number;
  /** Requests per minute that one address may send, reading excluded; 0: no limit. */
  readonly postsPerMinute: number;
  /** The number of our proxies in front, and so of trusted entries of `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly webProcesses: number;
  /** How long a stopping process still answers, so that its load balancer sees it close. */
  readonly drainSeconds: number;
  /** The worker's pause between two runs of what is due. */
  readonly dueSeconds: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** Raised at start for an invalid variable; its message names the variable and the expected value. */
export class EnvironmentError extends Error {}

const wholeSchema = v.pipe(
  schema,
  v.forward(
    v.check(
      ({ DATABASE_URL: url, DATABASE_REQUIRE_TLS: isAsked }) => !isAsked || url === undefined || isTrustedDatabase(url),
      'must have sslmode=verify-full, as DATABASE_REQUIRE_TLS says',
    ),
    ['DATABASE_URL'],
  ),
);

/** Parses the process's environment once, at start. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(wholeSchema, set);
  if (!parsed.success) {
    throw new EnvironmentError(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'));
  }
  const values = parsed.output;
  const development = values.NODE_ENV === 'development';
  return {
    port: values.PORT,
    host: values.HOST,
    mode: values.NODE_ENV,
    dataFolder: resolve(values.DATA_DIR),
    backupRecipients: values.BACKUP_RECIPIENTS,
    backupIdentity: values.BACKUP_IDENTITY_FILE,
    databaseUrl: values.DATABASE_URL ?? null,
    isDatabasePooled: values.DATABASE_POOLER === 'transaction',
    apiUrl: values.API_URL ?? null,
    addresses: addressesOf(values),
    deskUrl: values.DESK === 'off' ? null : (values.DESK_URL ?? `http://desk.localhost:${values.PORT}`),
    geocoder: values.GEOCODER_URL === undefined ? null : { url: values.GEOCODER_URL, languages: values.GEOCODER_LANGUAGES ?? [] },
    router: values.ROUTER_URL ?? null,
    ...mailOf(values),
    mollie: values.MOLLIE_API_KEY === undefined ? null : { apiKey: values.MOLLIE_API_KEY, url: values.MOLLIE_URL },
    paymentReminders: values.PAYMENT_REMINDERS,
    privateWebhooks: values.PRIVATE_WEBHOOKS,
    indexNow: indexNowOf(values),
    vies: values.VIES === 'on' ? { url: values.VIES_URL } : null,
    storecove: storecoveOf(values),
    bird: birdOf(values),
    wallets: walletsOf(values),
    companySignIn: companySignInOf(values),
    codesKey: values.STAFF_CODES_KEY ?? null,
    fontStylesheetUrl: values.FONT_STYLESHEET_URL ?? null,
    analytics: analyticsOf(values),
    errorService: values.ERROR_DSN ?? null,
    metrics: metricsOf(values),
    tracing: tracingOf(values),
    savesMissingTranslations: values.SAVE_MISSING_TRANSLATIONS ?? development,
    allowsIntrospection: values.GRAPHQL_INTROSPECTION ?? development,
    cachesPages: values.PAGE_CACHE === 'on',
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    requestsOfVisitor: values.REQUESTS_OF_VISITOR,
    postsPerMinute: values.POSTS_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES,
    webProcesses: values.WEB_CONCURRENCY,
    drainSeconds: values.DRAIN_SECONDS,
    dueSeconds: values.DUE_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}

function mailOf(values: Values): Pick<Environment, 'smtp' | 'imap' | 'replyTo' | 'clamav' | 'mailgunSigningKey'> {
  const { SMTP_URL: url, SMTP_REQUIRE_TLS: requireTls, IMAP_URL: imap = null, REPLY_TO: replyTo = null } = values;
  const { CLAMAV_URL: clamav = null, MAILGUN_SIGNING_KEY: mailgunSigningKey = null } = values;
  return { smtp: url === undefined ? null : { url, requireTls }, imap, replyTo, clamav, mailgunSigningKey };
}

function indexNowOf({ INDEXNOW_KEY: key, INDEXNOW_URL: url }: Values): Environment['indexNow'] {
  return key === undefined ? null : { key, url };
}

function birdOf({ BIRD_ACCESS_KEY: accessKey, BIRD_ORIGINATOR: originator, BIRD_URL: url }: Values): BirdSettings | null {
  return accessKey === undefined ? null : { accessKey, originator, url };
}

function storecoveOf({ STORECOVE_API_KEY: apiKey, STORECOVE_LEGAL_ENTITIES: legalEntities, STORECOVE_URL: url }: Values) {
  if (apiKey !== undefined && legalEntities !== undefined) return { apiKey, legalEntities, url };
  if (apiKey === undefined && legalEntities === undefined) return null;
  const missing = apiKey === undefined ? 'STORECOVE_API_KEY' : 'STORECOVE_LEGAL_ENTITIES';
  throw new EnvironmentError(`${missing}: is missing, where the other of the two is set`);
}

function walletsOf(values: Values): Environment['wallets'] {
  const { APPLE_PASS_TYPE: passType, APPLE_TEAM_ID: teamId, GOOGLE_WALLET_ISSUER_ID: issuerId } = values;
  const { APPLE_PASS_CERTIFICATE_FILE: certificate, APPLE_PASS_KEY_FILE: key, APPLE_ISSUER_FILE: issuer } = values;
  const { GOOGLE_WALLET_ACCOUNT_FILE: account } = values;
  refuseHalf({
    ...{ APPLE_PASS_TYPE: passType, APPLE_TEAM_ID: teamId, APPLE_PASS_CERTIFICATE_FILE: certificate },
    ...{ APPLE_PASS_KEY_FILE: key, APPLE_ISSUER_FILE: issuer },
  });
  refuseHalf({ GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_ACCOUNT_FILE: account });
  const hasApple = passType !== undefined && teamId !== undefined && certificate !== undefined;
  return {
    apple: hasApple && key !== undefined && issuer !== undefined ? { passType, teamId, certificate, key, issuer } : null,
    google: issuerId !== undefined && account !== undefined ? { issuerId, account } : null,
  };
}

/** Throws where some of these variables are set and others are not. */
function refuseHalf(variables: Readonly<Record<string, string | undefined>>): void {
  const names = Object.keys(variables);
  const missing = names.filter((name) => variables[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new EnvironmentError(missing.map((name) => `${name}: is missing, where others of ${names.join(', ')} are set`).join('\n'));
}

function companySignInOf(values: Values): CompanySignInSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) return { issuer, clientId, clientSecret };
  const missing = Object.entries({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name}: is missing, where another of the three OIDC variables is set`);
  if (missing.length < 3) throw new EnvironmentError(missing.join('\n'));
  return null;
}

const googleCollector = 'https://www.google-analytics.com/mp/collect';

/** Google's collector needs a secret; an operator's own may not. An incomplete configuration is an error that names its variable. */
function analyticsOf({ ANALYTICS_ID: id, ANALYTICS_SECRET: secret, ANALYTICS_URL: url }: Values): AnalyticsSettings | null {
  if (id === undefined) {
    if (secret !== undefined || url !== undefined)
      throw new EnvironmentError('ANALYTICS_ID: is missing, where ANALYTICS_SECRET or ANALYTICS_URL is set');
    return null;
  }
  if (secret === undefined && url === undefined)
    throw new EnvironmentError('ANALYTICS_SECRET: is missing, where ANALYTICS_ID is set without ANALYTICS_URL');
  return { id, secret: secret ?? null, url: url ?? googleCollector };
}

function metricsOf({ METRICS_PORT: port, METRICS_TOKEN: token, PORT, WEB_CONCURRENCY: processes }: Values): MetricsSettings | null {
  if (port === undefined && token === undefined) return null;
  if (port === PORT)
    throw new EnvironmentError('METRICS_PORT: must be another port than PORT; METRICS_TOKEN alone puts the figures on PORT');
  if (port === undefined && processes > 1)
    throw new EnvironmentError('METRICS_PORT: is missing, where WEB_CONCURRENCY makes several processes whose figures are added up');
  return { port: port ?? null, token: token ?? null };
}

function tracingOf(values: Values): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return url === undefined ? null : { url, serviceName, share, continuesTraces: values.TRUSTED_PROXIES > 0 };
}

type Values = v.InferOutput<typeof schema>;

function addressesOf(values: Values): Environment['addresses'] {
  return mapSites((key) => values[addressVariable(key)] ?? `http://${key}.localhost:${values.PORT}`);
}
