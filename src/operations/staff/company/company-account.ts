import * as openid from 'openid-client';
import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import type { CompanySignInSettings } from './settings.ts';

/** What the browser stores while its person is at the provider; an answer from another browser does not match. */
export const pendingSignInSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
export type PendingSignIn = v.InferOutput<typeof pendingSignInSchema>;

/** `refused`: by the provider, the person there, or our own checks. `away`: no answer. */
export type CompanyRefusal = 'refused' | 'away';

/** The person confirmed by the provider. */
export type CompanyAccount = {
  readonly email: string;
  /** When the person last authenticated there; null if the provider does not say. */
  readonly provedAt: string | null;
};

/** Required claims. Only the mailbox links the account to a staff member. */
const claimsSchema = v.object({
  email: v.string(),
  email_verified: v.literal(true),
  auth_time: v.optional(v.pipe(v.number(), v.integer())),
});

/**
 * Seconds. After this time the person must authenticate again at the provider, which must then report when that was (OpenID Connect Core
 * 1.0, section 3.1.2.1).
 */
const oldestProof = 15 * 60;
/** Timeout of the provider in seconds. */
const longestAnswer = 8;

type Parts = {
  readonly settings: CompanySignInSettings;
  readonly redirectUrl: string;
  /** Receives the reason of a refusal; the person sees less. */
  readonly report: (error: unknown) => void;
};

/** Sign-in with company accounts (OpenID Connect): authorization code flow with PKCE, state and nonce. */
export function createCompanyAccounts({ settings, redirectUrl, report }: Parts) {
  let known: Promise<openid.Configuration> | null = null;

  /** The provider's metadata, loaded once, and again after a failure. */
  function configure(): Promise<openid.Configuration> {
    known ??= discover(settings).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  return {
    /** Where to send the browser, and what it stores meanwhile. */
    async begin(): Promise<Result<{ readonly url: string; readonly kept: PendingSignIn }, CompanyRefusal>> {
      return await refusing(async () => {
        const pending = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
        const url = openid.buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUrl,
          scope: 'openid email',
          state: pending.state,
          nonce: pending.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
          code_challenge_method: 'S256',
          max_age: String(oldestProof),
        });
        return { url: url.href, kept: pending };
      }, report);
    },

    /** The account with which the browser returned. `search` begins with `?`. */
    async finish(search: string, { state, nonce, verifier }: PendingSignIn): Promise<Result<CompanyAccount, CompanyRefusal>> {
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

/** Codes of temporary network and provider failures. */
const passingCodes: readonly (string | undefined)[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** Adds the provider's reason, such as `invalid_client`, which tells the operator what to fix. */
function withSaid(error: unknown): unknown {
  const isAnswer = error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError;
  return isAnswer ? new Error(`The provider answered ${error.error}`, { cause: error }) : error;
}

/** Protocol errors have a class of the library; a network failure is a TypeError, as with any `fetch`. */
async function refusing<Value>(work: () => Promise<Value>, report: (error: unknown) => void): Promise<Result<Value, CompanyRefusal>> {
  try {
    return success(await work());
  } catch (error) {
    report(withSaid(error));
    const isPassing = error instanceof openid.ClientError ? passingCodes.includes(error.code) : error instanceof TypeError;
    return failure(isPassing ? 'away' : 'refused');
  }
}
