import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import { routeFiles } from '../route-files.ts';
import { namespacesOfAddress } from './namespaces-of-address.ts';
import { namespacesOf } from './route-namespaces.ts';

const modules = import.meta.glob<{ readonly handle?: unknown }>('../routes/*.tsx', { eager: true });

describe.each(siteKeys)('the texts of an address of %s', (key) => {
  const site = getSite(key);

  it.each(listRoutes(site).map(({ name, path }) => [path, name] as const))('%s are those that its page names', (path, name) => {
    const module = modules[`../${routeFiles(name)}`];
    expect(module).toBeDefined();
    const named = namespacesOf([{ handle: module?.handle }]);
    const guessed = namespacesOfAddress(site, path.replaceAll(/:\w+/g, 'x'));
    expect(named.filter((namespace) => !guessed.includes(namespace))).toEqual([]);
  });
});
