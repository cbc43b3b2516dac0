import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { AppleSettings } from '#output/wallet/apple-pass.ts';
import { createWallets, type Wallets } from '#output/wallet/create-wallets.ts';
import type { GoogleSettings } from '#output/wallet/google-pass.ts';
import { type AppleFiles, type Environment, EnvironmentError, type GoogleFiles } from './environment.ts';

/** Reads certificates and keys once, at start: what is wrong with them is said then, and not when a customer presses. */
export function openWallets({ wallets: { apple, google }, addresses }: Pick<Environment, 'wallets' | 'addresses'>): Wallets {
  return createWallets({ apple: apple && readApple(apple), google: google && readGoogle(google), addresses });
}

function readApple({ passType, teamId, certificate, key, issuer }: AppleFiles): AppleSettings {
  const own = readFrom('APPLE_PASS_CERTIFICATE_FILE', certificate, (text) => new X509Certificate(text));
  const secret = readFrom('APPLE_PASS_KEY_FILE', key, (text) => createPrivateKey(text));
  const chain = [readFrom('APPLE_ISSUER_FILE', issuer, (text) => new X509Certificate(text))];
  if (!own.checkPrivateKey(secret)) throw new EnvironmentError('APPLE_PASS_KEY_FILE: is not the key of the certificate');
  if (secret.asymmetricKeyType !== 'rsa') throw new EnvironmentError('APPLE_PASS_KEY_FILE: must be an RSA key');
  return { passType, teamId, certificate: own, key: secret, chain };
}

const serviceAccount = v.object({ client_email: v.pipe(v.string(), v.email()), private_key: v.string() });

function readGoogle({ issuerId, account }: GoogleFiles): GoogleSettings {
  return readFrom('GOOGLE_WALLET_ACCOUNT_FILE', account, (text) => {
    const { client_email: address, private_key: key } = v.parse(serviceAccount, JSON.parse(text));
    return { issuerId, account: address, key: createPrivateKey(key) };
  });
}

function readFrom<Read>(variable: string, file: string, read: (text: string) => Read): Read {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(`${variable}: ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
