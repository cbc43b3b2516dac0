import { generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { derIdentifier, derInteger, derNull, derSequence, derSet, derTime, derValue } from '../der.ts';

const utf8 = new TextEncoder();

/** A certificate and its key, made here and now: by itself, or by another one. */
export type SelfMade = { readonly certificate: X509Certificate; readonly key: KeyObject; readonly name: Uint8Array };

/** Valid from 2026 to 2036. */
export function makeCertificate(commonName: string, serial: number, issuer?: SelfMade): SelfMade {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = derSequence(derIdentifier('1.2.840.113549.1.1.11'), derNull);
  const name = derSequence(derSet(derSequence(derIdentifier('2.5.4.3'), derValue(0x0c, utf8.encode(commonName)))));
  const body = derSequence(
    derValue(0xa0, derInteger(2)),
    derInteger(serial),
    algorithm,
    issuer?.name ?? name,
    derSequence(derTime('2026-01-01T00:00:00.000Z'), derTime('2036-01-01T00:00:00.000Z')),
    name,
    new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
  );
  const signature = sign('sha256', body, issuer?.key ?? privateKey);
  const raw = derSequence(body, algorithm, derValue(0x03, new Uint8Array(Buffer.concat([new Uint8Array([0]), signature]))));
  return { certificate: new X509Certificate(raw), key: privateKey, name };
}
