import * as openid from 'openid-client';
import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import type { CompanySignInSettings } from './settings.ts';

/** What the browser keeps while its person is at the provider; another browser's answer fits none of it. */
export const keptSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
export type Kept = v.InferOutput<typeof keptSchema>;

/** `refused`: the provider, the person there or our own checks said no. `away`: nobody answered. */
export type CompanyRefusal = 'refused' | 'away';

/** Whom the provider vouches for. */
export type CompanyAccount = {
  readonly email: string;
  /** When the person last proved himself there; null where the provider does not say. */
  readonly provedAt: string | null;
};

/** Its address, and what a provider must say for the account to count: nothing but the mailbox joins it to one of our people. */
const claimsSchema = v.object({
  email: v.string(),
  email_verified: v.literal(true),
  auth_time: v.optional(v.pipe(v.number(), v.integer())),
});

/**
 * Seconds. Who proved himself longer ago has to do so again at the provider, which then has to say when that was (OpenID Connect Core 1.0,
 * section 3.1.2.1).
 */
const oldestProof = 15 * 60;
/** Seconds that the provider may take. */
const longestAnswer = 8;

type Parts = {
  readonly settings: CompanySignInSettings;
  readonly redirectUrl: string;
  /** Hears why somebody was refused, who is told less. */
  readonly report: (error: unknown) => void;
};

/** The provider of the company's accounts: asked by the authorization code flow, with PKCE, state and nonce. */
export function createCompanyAccounts({ settings, redirectUrl, report }: Parts) {
  let known: Promise<openid.Configuration> | null = null;

  /** What the provider says of itself, asked once; again where that failed. */
  function configure(): Promise<openid.Configuration> {
    known ??= discover(settings).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  return {
    /** Where the browser is to go, and what it keeps meanwhile. */
    async begin(): Promise<Result<{ readonly url: string; readonly kept: Kept }, CompanyRefusal>> {
      return await refusing(async () => {
        const kept = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
        const url = openid.buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUrl,
          scope: 'openid email',
          state: kept.state,
          nonce: kept.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
          code_challenge_method: 'S256',
          max_age: String(oldestProof),
        });
        return { url: url.href, kept };
      }, report);
    },

    /** Whose account came back with the browser. `search` begins with `?`. */
    async finish(search: string, { state, nonce, verifier }: Kept): Promise<Result<CompanyAccount, CompanyRefusal>> {
      const read = await refusing(async () => {
        const tokens = await openid.authorizationCodeGrant(await configure(), new URL(redirectUrl + search), {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        });
        return v.safeParse(claimsSchema, tokens.claims());
      }, report);
      if (!read.ok) return read;
      if (!read.value.success) return failure('refused');
      const { email, auth_time: provedAt } = read.value.output;
      return success({ email, provedAt: provedAt === undefined ? null : new Date(provedAt * 1000).toISOString() });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: CompanySignInSettings): Promise<openid.Configuration> {
  const isHere = issuer.startsWith('http:');
  return await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: longestAnswer,
    ...(isHere ? { execute: [openid.allowInsecureRequests] } : {}),
  });
}

/** Codes of a line or a provider that does not work just now. */
const passingCodes: readonly (string | undefined)[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** With what the provider gave as its reason, such as `invalid_client`, which tells the operator what to mend. */
function withSaid(error: unknown): unknown {
  const isAnswer = error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError;
  return isAnswer ? new Error(`The provider answered ${error.error}`, { cause: error }) : error;
}

/** What the protocol refuses has a class of the library's; a line that failed is a TypeError, as of any `fetch`. */
async function refusing<Value>(work: () => Promise<Value>, report: (error: unknown) => void): Promise<Result<Value, CompanyRefusal>> {
  try {
    return success(await work());
  } catch (error) {
    report(withSaid(error));
    const isPassing = error instanceof openid.ClientError ? passingCodes.includes(error.code) : error instanceof TypeError;
    return failure(isPassing ? 'away' : 'refused');
  }
}
