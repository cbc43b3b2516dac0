import type { FoundPlace } from '../ports.ts';

const streetKey = /^at:((?:gn|town):[\w-]{1,60})\|([\w ]{0,8})\|(.{1,100})$/u;

/** A street in a town, as the key of a typed address names it; null for any other key. */
export function parseAddressKey(key: string): { readonly townKey: string; readonly zip: string; readonly street: string } | null {
  const [, townKey, zip = '', street = ''] = streetKey.exec(key) ?? [];
  return townKey === undefined ? null : { townKey, zip, street };
}

/** The address in a town, with a key of its own. */
export function createAddress(town: FoundPlace, { street, zip }: { readonly street: string; readonly zip: string }): FoundPlace {
  const key = `at:${town.key}|${zip}|${street}`;
  return {
    ...town,
    key,
    label: `${street}, ${town.label}`,
    name: `${street}, ${town.name}`,
    town: town.name,
    street,
    zip,
    kind: 'address',
  };
}
