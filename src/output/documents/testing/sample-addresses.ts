import type { PublicAddresses } from '#domain/sites/host.ts';
import { mapSites } from '#domain/sites/keys.ts';

export const sampleAddresses: PublicAddresses = { ...mapSites((key) => `https://${key}.convoya.test`), nl: 'https://www.convoya.test' };
