import type { PublicAddresses } from '#domain/sites/host.ts';
import { mapSites } from '#domain/sites/keys.ts';

export const testAddresses: PublicAddresses = mapSites((key) => `https://${key}.example.com`);
