import * as v from 'valibot';

const entry = v.looseObject({
  license: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
});
const lockSchema = v.looseObject({ packages: v.record(v.string(), entry) });
export type Lock = v.InferOutput<typeof lockSchema>;

export function parseLock(text: string): Lock {
  return v.parse(lockSchema, JSON.parse(text));
}

/** Licences that may be shipped with our MIT code without legal advice: none of them requires our source. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'Unlicense',
  'Python-2.0',
  'Zlib',
  'BlueOak-1.0.0',
];
/** For tools that only build and test: nothing of them is shipped. The data of date-holidays are credited (docs/prices-and-law.md). */
const ofToolsToo = [...permissive, 'MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0', 'PSF-2.0'];

/** Packages that were reviewed individually, with the reason why they may stay. */
const settled: readonly (readonly [name: RegExp, licence: string, why: string])[] = [
  [/^@img\/sharp/, 'LGPL-3.0-or-later', 'a library of its own that is loaded unchanged and can be replaced'],
  [/^png-js$/, '', 'its LICENSE file is MIT; package.json does not say so'],
];

/** Whether an SPDX expression of names joined by AND and OR allows one of `allowed` everywhere. */
export function allows(expression: string, allowed: readonly string[]): boolean {
  const parts = expression.replaceAll(/[()]/g, '').split(/ AND /);
  return parts.every((part) => part.split(/ OR /).some((name) => allowed.includes(name.trim())));
}

/** Packages without an accepted licence, described in words. A package of another platform has no entry of its own to state it. */
export function judgeLicences({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, { license = '', dev = false, integrity }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (path === '' || (license === '' && integrity === undefined)) return [];
    const [, more = null] = settled.find(([known]) => known.test(name)) ?? [];
    const allowed = [...(dev ? ofToolsToo : permissive), ...(more === null ? [] : [more])];
    return allows(license, allowed) ? [] : [`${name}: ${license || 'says no licence'}`];
  });
}

/** Packages from elsewhere than the registry, or whose content is not pinned by a hash. */
export function judgeSources({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, { resolved, integrity }]) => {
    if (path === '' || resolved === undefined) return [];
    const isOurs = resolved.startsWith('https://registry.npmjs.org/');
    return isOurs && integrity?.startsWith('sha512-') ? [] : [`${path}: ${resolved}`];
  });
}
