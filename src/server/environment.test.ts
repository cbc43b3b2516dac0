import { describe, expect, it } from 'vitest';
import { mapSites, siteKeys } from '#domain/sites/keys.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';

function complaintOf(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message;
  }
  return 'nothing';
}

describe('parseEnvironment', () => {
  it('sends e-invoices with a key and the numbers of our companies, and with neither not at all', () => {
    const key = { STORECOVE_API_KEY: 'sc-key-0123456789' };
    const settings = parseEnvironment({ ...key, STORECOVE_LEGAL_ENTITIES: 'NL=1001 BE=1002' }).storecove;
    expect(settings).toEqual({
      ...{ apiKey: 'sc-key-0123456789', legalEntities: { NL: 1001, BE: 1002 }, url: 'https://api.storecove.com/api/v2' },
    });
    expect(parseEnvironment({}).storecove).toBeNull();
    expect(complaintOf(key)).toContain('STORECOVE_LEGAL_ENTITIES: is missing');
    expect(complaintOf({ STORECOVE_LEGAL_ENTITIES: 'NL=1001' })).toContain('STORECOVE_API_KEY: is missing');
    expect(complaintOf({ ...key, STORECOVE_LEGAL_ENTITIES: 'Netherlands=1' })).toContain('must be like NL=1001 BE=1002');
  });

  it('needs nothing set', () => {
    expect(parseEnvironment({})).toMatchObject({
      port: 3000,
      mode: 'production',
      databaseUrl: null,
      apiUrl: null,
      geocoder: null,
      router: null,
      smtp: null,
      mollie: null,
      cachesPages: true,
      postsPerMinute: 600,
      trustedProxies: 0,
      savesMissingTranslations: false,
      allowsIntrospection: false,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: '', SITE_URL_NL: '', LOG_LEVEL: '', API_URL: undefined })).toEqual(
      parseEnvironment({}),
    );
  });

  it('measures only with a complete configuration', () => {
    expect(parseEnvironment({}).analytics).toBeNull();
    expect(parseEnvironment({ ANALYTICS_ID: 'G-ABC123', ANALYTICS_SECRET: 's' }).analytics).toEqual({
      id: 'G-ABC123',
      secret: 's',
      url: 'https://www.google-analytics.com/mp/collect',
    });
    expect(parseEnvironment({ ANALYTICS_ID: 'G-ABC123', ANALYTICS_URL: 'http://collector:8080/c/' }).analytics).toEqual({
      id: 'G-ABC123',
      secret: null,
      url: 'http://collector:8080/c',
    });
    expect(complaintOf({ ANALYTICS_ID: 'G-ABC123' })).toContain('ANALYTICS_SECRET');
    expect(complaintOf({ ANALYTICS_SECRET: 's' })).toContain('ANALYTICS_ID');
    expect(complaintOf({ ANALYTICS_ID: 'UA-1' })).toContain('ANALYTICS_ID');
  });

  it('reads where errors are sent', () => {
    expect(parseEnvironment({ ERROR_DSN: 'https://abc@errors.example/sub/7' }).errorService).toEqual({
      url: 'https://errors.example/sub/api/7/envelope/',
      key: 'abc',
    });
    for (const wrong of ['https://errors.example/7', 'https://abc@errors.example/', 'abc@errors.example/7'])
      expect(complaintOf({ ERROR_DSN: wrong })).toContain('ERROR_DSN');
  });

  it('enables metrics with a port or a token, and traces with a collector', () => {
    const read = (variables: Record<string, string>) => parseEnvironment(variables);
    expect(read({})).toMatchObject({ metrics: null, tracing: null });
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, token: null });
    expect(read({ METRICS_TOKEN: 'a-token-of-16-letters' }).metrics).toEqual({ port: null, token: 'a-token-of-16-letters' });
    expect(complaintOf({ METRICS_PORT: '3000' })).toContain('METRICS_PORT');
    expect(complaintOf({ METRICS_TOKEN: 'a-token-of-16-letters', WEB_CONCURRENCY: '2' })).toContain('METRICS_PORT');
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    const tracing = { url: 'http://collector:4318', serviceName: 'convoya', share: 0.25, continuesTraces: false };
    expect(read(collector).tracing).toEqual(tracing);
    expect(read({ ...collector, TRUSTED_PROXIES: '1' }).tracing?.continuesTraces).toBe(true);
  });

  it('has a variable for the public address of every site', () => {
    const variables = Object.fromEntries(siteKeys.map((key) => [`SITE_URL_${key.toUpperCase()}`, `https://site.${key}/`]));
    expect(parseEnvironment(variables).addresses).toEqual(mapSites((key) => `https://site.${key}`));
    for (const name of Object.keys(variables)) expect(complaintOf({ [name]: 'somewhere' })).toContain(name);
  });

  it('gives sites without an address one on its own port, beside those that have one', () => {
    const { addresses } = parseEnvironment({ PORT: '8080', SITE_URL_NL: 'https://www.convoya.nl/' });
    expect(addresses.nl).toBe('https://www.convoya.nl');
    expect(addresses.be).toBe('http://be.localhost:8080');
    expect(addresses.eu).toBe('http://eu.localhost:8080');
  });

  it('reads where the geocoder and the router are, and which they are', () => {
    const read = (variables: Record<string, string>) => parseEnvironment(variables);
    expect(read({ GEOCODER_URL: 'http://photon:2322/' }).geocoder).toEqual({ url: 'http://photon:2322', languages: [] });
    expect(read({ GEOCODER_URL: 'https://photon.example', GEOCODER_LANGUAGES: 'en, de' }).geocoder?.languages).toEqual(['en', 'de']);
    expect(read({ ROUTER_URL: 'valhalla+http://router:8002' }).router).toEqual({ engine: 'valhalla', url: 'http://router:8002' });
    expect(read({ ROUTER_URL: 'osrm+https://router/' }).router).toEqual({ engine: 'osrm', url: 'https://router' });
    expect(read({ ROUTER_URL: 'http://router:8002' }).router?.engine).toBe('valhalla');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgresql://u:p@one:5432,two:5432/x?target_session_attrs=read-write'],
    ['DATABASE_POOLER', 'session'],
    ['SITE_URL_NL', 'www.convoya.nl'],
    ['SITE_URL_BE', 'ftp://convoya.be'],
    ['SITE_URL_DE', 'https://'],
    ['SITE_URL_FR', 'https://www.convoya.fr?from=env'],
    ['SITE_URL_ES', 'https://www.convoya.es/#top'],
    ['SITE_URL_EU', 'https://www.convoya.eu https://convoya.eu'],
    ['API_URL', 'api:4000'],
    ['GEOCODER_URL', 'photon:2322'],
    ['GEOCODER_URL', 'http://photon?lang=nl'],
    ['GEOCODER_LANGUAGES', 'en,nl'],
    ['ROUTER_URL', 'router:8002'],
    ['ROUTER_URL', 'graphhopper+http://router'],
    ['ROUTER_URL', 'osrm+http://router?x=1'],
    ['METRICS_PORT', '0'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['SMTP_URL', 'mail.example:25'],
    ['MOLLIE_API_KEY', 'access_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'],
    ['MOLLIE_API_KEY', 'live_'],
    ['OIDC_ISSUER', 'http://accounts.example.com'],
    ['MOLLIE_URL', 'api.mollie.com'],
    ['FONT_STYLESHEET_URL', '//fonts.example/css'],
    ['SAVE_MISSING_TRANSLATIONS', 'yes'],
    ['GRAPHQL_INTROSPECTION', 'on'],
    ['PAGE_CACHE', 'true'],
    ['DUE_SECONDS', '0'],
    ['WEB_CONCURRENCY', '0'],
    ['LOG_LEVEL', 'verbose'],
  ])('names %s when it is %j', (name, value) => {
    expect(complaintOf({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  it('names all that is wrong at once, a line each', () => {
    const lines = complaintOf({ PORT: 'x', SITE_URL_NL: 'x', LOG_LEVEL: 'x', HOST: '::' }).split('\n');
    expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(new Set(['PORT', 'SITE_URL_NL', 'LOG_LEVEL']));
  });

  it('refuses a database without a checked certificate where TLS is required', () => {
    const complaint = (url: string) => complaintOf({ DATABASE_URL: url, DATABASE_REQUIRE_TLS: 'true' });
    for (const url of ['postgresql://u:hunter2@db/x', 'postgresql://u:hunter2@127.0.0.1/x?sslmode=require']) {
      expect(complaint(url)).toBe('DATABASE_URL: must have sslmode=verify-full, as DATABASE_REQUIRE_TLS says');
      expect(parseEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
    }
    for (const url of ['postgresql://u:p@db/x?sslmode=verify-full', 'postgresql://u@/x?host=/run/postgresql'])
      expect(parseEnvironment({ DATABASE_URL: url, DATABASE_REQUIRE_TLS: 'true' }).databaseUrl).toBe(url);
    expect(parseEnvironment({ DATABASE_REQUIRE_TLS: 'true' }).databaseUrl).toBeNull();
  });

  it.each(['DATABASE_URL', 'SMTP_URL', 'MOLLIE_API_KEY'])(
    'does not repeat what a wrong %s holds: there may be a password in it',
    (name) => {
      expect(complaintOf({ [name]: 'http://user:hunter2@host' })).not.toContain('hunter2');
    },
  );

  it('takes online payments with a key, from Mollie itself by default', () => {
    const apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
    expect(parseEnvironment({ MOLLIE_API_KEY: apiKey }).mollie).toEqual({ apiKey, url: 'https://api.mollie.com' });
    expect(parseEnvironment({ MOLLIE_API_KEY: apiKey, MOLLIE_URL: 'http://127.0.0.1:9/' }).mollie?.url).toBe('http://127.0.0.1:9');
    expect(parseEnvironment({ MOLLIE_URL: 'http://127.0.0.1:9' }).mollie).toBeNull();
  });

  it('takes a provider of accounts whole or not at all', () => {
    const whole = { OIDC_ISSUER: 'https://accounts.example.com', OIDC_CLIENT_ID: 'convoya', OIDC_CLIENT_SECRET: 's' };
    expect(parseEnvironment(whole).companySignIn).toEqual({
      issuer: 'https://accounts.example.com',
      clientId: 'convoya',
      clientSecret: 's',
    });
    expect(parseEnvironment({}).companySignIn).toBeNull();
    expect(complaintOf({ OIDC_ISSUER: whole.OIDC_ISSUER, OIDC_CLIENT_ID: 'convoya' })).toMatch(/^OIDC_CLIENT_SECRET: is missing[^\n]*$/);
  });

  it('takes a font stylesheet with a query', () => {
    const address = 'https://fonts.example/css2?family=Figtree:wght@400';
    expect(parseEnvironment({ FONT_STYLESHEET_URL: address }).fontStylesheetUrl).toBe(address);
  });

  it('is open in development by default, and closed in production by default', () => {
    const openness = (variables: Record<string, string>) => {
      const { savesMissingTranslations, allowsIntrospection } = parseEnvironment(variables);
      return [savesMissingTranslations, allowsIntrospection];
    };
    expect(openness({ NODE_ENV: 'development' })).toEqual([true, true]);
    expect(openness({ NODE_ENV: 'development', SAVE_MISSING_TRANSLATIONS: 'false', GRAPHQL_INTROSPECTION: '0' })).toEqual([false, false]);
    expect(openness({ SAVE_MISSING_TRANSLATIONS: '1', GRAPHQL_INTROSPECTION: 'true' })).toEqual([true, true]);
  });
});
