import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Asked = Readonly<Record<string, string>>;
/** The person's actions at the provider, and the claims that it then returns. */
type Person = { refuses?: boolean; claims: Record<string, unknown>; spoil?: (claims: Record<string, unknown>) => void };

/**
 * A provider of accounts according to OpenID Connect Core 1.0 and Discovery 1.0: metadata, keys, the authorization code flow with PKCE (RFC
 * 7636). Its person consents at once.
 */
export async function startCompanyProvider({ clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string }) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Asked>();
  const person: Person = { claims: {} };
  const state = { isAway: false };
  let issuer = '';

  function authorize(asked: Asked, response: ServerResponse): void {
    const back = new URL(asked.redirect_uri ?? '');
    back.searchParams.set('state', asked.state ?? '');
    if (person.refuses === true) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, asked);
      back.searchParams.set('code', code);
    }
    response.writeHead(303, { Location: back.href }).end();
  }

  async function giveTokens(asked: Asked, authorization: string): Promise<[number, unknown]> {
    const begun = codes.get(asked.code ?? '');
    codes.delete(asked.code ?? '');
    const basic = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`;
    const isClient = authorization === basic || (asked.client_id === clientId && asked.client_secret === clientSecret);
    if (!isClient) return [401, { error: 'invalid_client' }];
    const challenge = createHash('sha256')
      .update(asked.code_verifier ?? '')
      .digest('base64url');
    if (begun === undefined || begun.code_challenge !== challenge || begun.redirect_uri !== asked.redirect_uri)
      return [400, { error: 'invalid_grant' }];
    const claims: Record<string, unknown> = { iss: issuer, aud: clientId, sub: 'someone', nonce: begun.nonce, ...person.claims };
    person.spoil?.(claims);
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).setIssuedAt().setExpirationTime('5m');
    return [200, { access_token: 'a', token_type: 'bearer', id_token: await token.sign(privateKey) }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (state.isAway) respond(502, {});
    else if (pathname === '/.well-known/openid-configuration') respond(200, metadataOf(issuer));
    else if (pathname === '/keys') respond(200, { keys: [key] });
    else if (pathname === '/authorize') authorize(Object.fromEntries(searchParams), response);
    else if (pathname === '/token') {
      const body = Object.fromEntries(new URLSearchParams(await readBody(request)));
      respond(...(await giveTokens(body, request.headers.authorization ?? '')));
    } else respond(404, {});
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    person,
    state,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
