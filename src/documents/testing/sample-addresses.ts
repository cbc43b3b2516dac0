import type { SiteAddresses } from '#domain/sites/addresses.ts';
import { mapSites } from '#domain/sites/keys.ts';

export const sampleAddresses: SiteAddresses = { ...mapSites((key) => `https://${key}.convoya.test`), nl: 'https://www.convoya.test' };
