import { type FleetKey, fleetKeys, siteLanguages } from '#domain/sites/keys.ts';
import { readTexts } from './read-texts.ts';

/** What each class of vehicle is called, in all languages, with the names of the code. */
export function listClassNames(): readonly { readonly class: FleetKey; readonly name: string }[] {
  const called = siteLanguages.flatMap((language) => {
    const { vehicles } = readTexts(language, 'travel');
    if (typeof vehicles !== 'object') return [];
    return fleetKeys.flatMap((key) => {
      const name = vehicles[key];
      return typeof name === 'string' ? [{ class: key, name }] : [];
    });
  });
  return [...fleetKeys.map((key) => ({ class: key, name: key })), ...called].filter(
    ({ class: kind, name }, index, all) => all.findIndex((other) => other.class === kind && other.name === name) === index,
  );
}
