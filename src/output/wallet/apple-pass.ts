import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { brand } from '#domain/sites/brand.ts';
import type { PassFacts } from './pass-facts.ts';
import { passIcons } from './pass-icons.ts';
import { type CmsSigner, signCms } from './sign-cms.ts';

export type AppleSettings = CmsSigner & {
  /** As registered with Apple: `pass.com.example.trip`. */
  readonly passType: string;
  readonly teamId: string;
};

const utf8 = new TextEncoder();

/**
 * A trip as a pass of Apple's wallet: a ZIP of the pass, its pictures, the SHA-1 of each of them, and our signature of that list (Wallet
 * Developer Guide, "Building Your First Pass"). `now`: ISO 8601 UTC.
 */
export function composeApplePass(facts: PassFacts, settings: AppleSettings, now: string): Uint8Array {
  const icons = Object.entries(passIcons).map(([name, lines]) => [name, new Uint8Array(Buffer.from(lines.join(''), 'base64'))] as const);
  const logos = icons.slice(1).map(([name, png]) => [name.replace('icon@2x', 'logo').replace('icon@3x', 'logo@2x'), png] as const);
  const files = Object.fromEntries([['pass.json', toJson(describeApplePass(facts, settings))] as const, ...icons, ...logos]);
  const sums = Object.entries(files).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
  const manifest = toJson(Object.fromEntries(sums));
  return zipSync({ ...files, 'manifest.json': manifest, signature: signCms(manifest, settings, now) }, { level: 6, mtime: now });
}

/** `pass.json`: a boarding pass of a bus. */
export function describeApplePass(facts: PassFacts, { passType, teamId }: Pick<AppleSettings, 'passType' | 'teamId'>) {
  const { reference, title, from, to, fields, phone, page, starts, ends, place, isVoid } = facts;
  const [departs, ...others] = fields;
  const barcode = { format: 'PKBarcodeFormatQR', message: page, messageEncoding: 'iso-8859-1', altText: reference };
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: teamId,
    organizationName: brand.name,
    serialNumber: reference,
    description: `${brand.name}: ${title}`,
    logoText: brand.name,
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(211, 227, 243)',
    backgroundColor: 'rgb(23, 64, 111)',
    relevantDate: starts,
    expirationDate: ends,
    voided: isVoid,
    ...(place === null ? {} : { locations: [{ latitude: place.latitude, longitude: place.longitude }] }),
    ...(page === null ? {} : { barcodes: [barcode] }),
    boardingPass: {
      transitType: 'PKTransitTypeBus',
      primaryFields: [from, to],
      secondaryFields: departs === undefined ? [] : [departs],
      auxiliaryFields: others.filter(({ key }) => key === 'back' || key === 'group'),
      backFields: [...others.filter(({ key }) => key !== 'back' && key !== 'group'), phone],
    },
  };
}

function toJson(value: unknown): Uint8Array {
  return utf8.encode(JSON.stringify(value));
}
