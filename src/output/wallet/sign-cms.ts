import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { derIdentifier, derInteger, derNull, derOctets, derSequence, derSet, derTime, derValue, readDer } from './der.ts';

const sha256 = derSequence(derIdentifier('2.16.840.1.101.3.4.2.1'), derNull);
const rsa = derSequence(derIdentifier('1.2.840.113549.1.1.1'), derNull);
const types = {
  data: derIdentifier('1.2.840.113549.1.7.1'),
  signed: derIdentifier('1.2.840.113549.1.7.2'),
  contentType: derIdentifier('1.2.840.113549.1.9.3'),
  messageDigest: derIdentifier('1.2.840.113549.1.9.4'),
  signingTime: derIdentifier('1.2.840.113549.1.9.5'),
} as const;
const context = { first: 0xa0 } as const;

export type CmsSigner = {
  readonly certificate: X509Certificate;
  /** RSA. */
  readonly key: KeyObject;
  /** What the certificate was issued by, which goes along. */
  readonly chain: readonly X509Certificate[];
};

/** A detached signature of a content (PKCS #7, RFC 5652) with the time of signing, in DER. `at`: ISO 8601 UTC. */
export function signCms(content: Uint8Array, { certificate, key, chain }: CmsSigner, at: string): Uint8Array {
  const digest = createHash('sha256').update(content).digest();
  const attributes = [
    derSequence(types.contentType, derSet(types.data)),
    derSequence(types.signingTime, derSet(derTime(at))),
    derSequence(types.messageDigest, derSet(derOctets(digest))),
  ];
  // They are signed as a set and written with the tag of their place (RFC 5652, 5.4).
  const signedSet = derSet(...attributes);
  const [written] = readDer(signedSet);
  if (written === undefined) throw new Error('Nothing to sign');
  const signer = derSequence(
    derInteger(1),
    issuerAndSerial(certificate),
    sha256,
    derValue(context.first, written.content),
    rsa,
    derOctets(sign('sha256', signedSet, key)),
  );
  const certificates = new Uint8Array(Buffer.concat([certificate, ...chain].map(({ raw }) => raw)));
  const signedData = derSequence(
    derInteger(1),
    derSet(sha256),
    derSequence(types.data),
    derValue(context.first, certificates),
    derSet(signer),
  );
  return derSequence(types.signed, derValue(context.first, signedData));
}

/** By whom a certificate was issued, and its number: as they stand in it, byte by byte. */
function issuerAndSerial({ raw }: X509Certificate): Uint8Array {
  const [certificate] = readDer(new Uint8Array(raw));
  const [body] = readDer(certificate?.content ?? new Uint8Array());
  // The version stands first, where there is one.
  const fields = readDer(body?.content ?? new Uint8Array()).filter(({ tag }) => tag !== context.first);
  const [serial, , issuer] = fields;
  if (serial === undefined || issuer === undefined) throw new RangeError('The certificate names no issuer');
  return derSequence(issuer.whole, serial.whole);
}
