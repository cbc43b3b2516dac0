import { createHash, verify } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleBookedTrip } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { sampleAddresses } from '../documents/testing/sample-addresses.ts';
import { composeApplePass, describeApplePass } from './apple-pass.ts';
import { createWallets } from './create-wallets.ts';
import { derIdentifier, derInteger, derOctets, derSequence, derTime, derValue, readDer } from './der.ts';
import { composeGoogleLink } from './google-pass.ts';
import { describePass } from './pass-facts.ts';
import { makeCertificate } from './testing/self-made.ts';

const now = '2026-12-01T10:00:00.000Z';
const issuer = makeCertificate('Worldwide Developer Relations', 7);
const own = makeCertificate('Pass Type ID: pass.test.trip', 42, issuer);
const apple = { passType: 'pass.test.trip', teamId: 'ABCDE12345', certificate: own.certificate, key: own.key, chain: [issuer.certificate] };
const google = { issuerId: '3388000000012345678', account: 'passes@convoya.test', key: own.key };
const trip = sampleBookedTrip();
const facts = () => describePass(trip, sampleAddresses) ?? expect.unreachable('A booked trip has a pass');
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? new Uint8Array()).toString('utf8');

describe('DER', () => {
  it('writes tags, lengths of one byte and of several, and identifiers', () => {
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    expect(hex(derIdentifier('1.2.840.113549.1.7.2'))).toBe('06092a864886f70d010702');
    expect(hex(derSequence(derInteger(1), derOctets(new Uint8Array([255]))))).toBe('30060201010401ff');
    expect(hex(derOctets(new Uint8Array(300))).slice(0, 8)).toBe('0482012c');
    expect(hex(derOctets(new Uint8Array(70_000))).slice(0, 10)).toBe('0483011170');
    expect(text(derTime('2026-12-01T10:05:09.000Z').slice(2))).toBe('261201100509Z');
  });

  it('reads what it wrote, and refuses what goes beyond its end', () => {
    const [long, short] = readDer(new Uint8Array([...derOctets(new Uint8Array(300)), ...derInteger(5)]));
    expect([long?.content.length, long?.whole.length, short?.content[0]]).toEqual([300, 304, 5]);
    expect(() => readDer(new Uint8Array([4, 9, 1]))).toThrow(RangeError);
  });
});

describe('a pass of Apple’s wallet', () => {
  const files = () => unzipSync(composeApplePass(facts(), apple, now));

  it('is a ZIP whose manifest has the SHA-1 of each of its files, with the icons that Apple asks for', () => {
    const { 'manifest.json': manifest, signature, ...rest } = files();
    const sums = Object.entries(rest).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
    expect(JSON.parse(text(manifest))).toEqual(Object.fromEntries(sums));
    expect(Object.keys(rest).toSorted()).toEqual(
      ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'pass.json'].toSorted(),
    );
    expect(signature?.length).toBeGreaterThan(1_000);
  });

  it('says what the trip is, in the customer’s language, without a price or a key of the booking', () => {
    const { 'pass.json': json } = files();
    expect(JSON.parse(text(json))).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.test.trip',
      teamIdentifier: 'ABCDE12345',
      organizationName: 'Convoya',
      serialNumber: trip.reference,
      relevantDate: '2027-03-12T07:30:00.000Z',
      voided: false,
      barcodes: [{ format: 'PKBarcodeFormatQR', messageEncoding: 'iso-8859-1' }],
      boardingPass: {
        transitType: 'PKTransitTypeBus',
        primaryFields: [
          { label: 'Van', value: 'Utrecht' },
          { label: 'Naar', value: 'Köln' },
        ],
      },
    });
    expect(text(json)).toContain('Jaarbeursplein 6');
    expect(text(json)).toContain('48 passagiers');
    expect(text(json)).not.toMatch(/€|booking-key|quote-key|Vries/);
  });

  it('is signed by our certificate over the manifest, with the time and Apple’s certificate', () => {
    const { 'manifest.json': manifest, signature } = files();
    const [signed] = readDer(
      readDer(readDer(signature ?? new Uint8Array())[0]?.content ?? new Uint8Array())[1]?.content ?? new Uint8Array(),
    );
    const [version, , content, certificates, signers] = readDer(signed?.content ?? new Uint8Array());
    expect(version?.content[0]).toBe(1);
    // Detached: the type of the content and nothing of it.
    expect(readDer(content?.content ?? new Uint8Array())).toHaveLength(1);
    const enclosed = readDer(certificates?.content ?? new Uint8Array()).map(({ whole }) => Buffer.from(whole));
    expect(enclosed).toEqual([own.certificate.raw, issuer.certificate.raw]);
    const [signer] = readDer(signers?.content ?? new Uint8Array());
    const [, , , attributes, , value] = readDer(signer?.content ?? new Uint8Array());
    const digest = createHash('sha256')
      .update(manifest ?? new Uint8Array())
      .digest();
    expect(Buffer.from(attributes?.content ?? []).includes(digest)).toBe(true);
    expect(Buffer.from(attributes?.content ?? []).includes(Buffer.from(derTime(now)))).toBe(true);
    const set = derValue(0x31, attributes?.content ?? new Uint8Array());
    expect(verify('sha256', set, own.certificate.publicKey, value?.content ?? new Uint8Array())).toBe(true);
    expect(own.certificate.checkIssued(issuer.certificate)).toBe(true);
  });

  it('is void once the trip is cancelled, and has no code while the group’s page is off', () => {
    const cancelled = describePass({ ...trip, status: 'Geannuleerd' }, sampleAddresses);
    expect(cancelled?.isVoid).toBe(true);
    const off = describePass({ ...trip, isShared: false }, sampleAddresses);
    expect(describeApplePass(off ?? facts(), apple)).not.toHaveProperty('barcodes');
    expect(describePass({ ...trip, bookedAt: null }, sampleAddresses)).toBeNull();
  });
});

describe('a pass of Google’s wallet', () => {
  it('is a link with a token that the service account signed', () => {
    const link = composeGoogleLink(facts(), google, { origin: 'https://www.convoya.test', now });
    expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const [head = '', claims = '', signature = ''] = link.replace(/.*\//, '').split('.');
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), own.certificate.publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(read(claims)).toMatchObject({
      iss: 'passes@convoya.test',
      aud: 'google',
      typ: 'savetowallet',
      iat: 1_796_119_200,
      origins: ['https://www.convoya.test'],
      payload: {
        genericClasses: [{ id: '3388000000012345678.trip' }],
        genericObjects: [
          {
            id: `3388000000012345678.${trip.reference}`,
            classId: '3388000000012345678.trip',
            state: 'ACTIVE',
            cardTitle: { defaultValue: { language: 'nl-NL', value: 'Convoya' } },
            logo: { sourceUri: { uri: 'https://www.convoya.test/share/icon-192.png' } },
            barcode: { type: 'QR_CODE' },
          },
        ],
      },
    });
  });
});

describe('wallets', () => {
  it('are those that are set, and the others have neither file nor link', async () => {
    const none = createWallets({ apple: null, google: null, addresses: sampleAddresses });
    expect([none.offered, await none.applePass(trip, now), await none.googleLink(trip, now)]).toEqual([[], null, null]);
    const both = createWallets({ apple, google, addresses: sampleAddresses });
    expect(both.offered).toEqual(['apple', 'google']);
    expect(await both.applePass(trip, now)).toBeInstanceOf(Uint8Array);
    expect(await both.googleLink(trip, now)).toContain('https://pay.google.com/gp/v/save/');
    expect(await both.applePass({ ...trip, bookedAt: null }, now)).toBeNull();
  });
});
