import { mapSites } from '#domain/sites/keys.ts';
import type { SiteAddresses } from '../site-addresses.ts';

export const sampleAddresses: SiteAddresses = { ...mapSites((key) => `https://${key}.convoya.test`), nl: 'https://www.convoya.test' };
