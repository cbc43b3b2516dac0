import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artStyle } from './art-style.ts';
import { artNames, drawArt } from './draw-art.tsx';

const names = [...artNames, 'skyline-amsterdam', 'skyline-berlin'];
const readme = readFileSync(new URL('../../../content/README.md', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

describe('drawArt', () => {
  it('draws each name differently', () => {
    expect(new Set(names.map(drawArt)).size).toBe(names.length);
  });

  it.each(names)('%s is small, sound and complete', (name) => {
    const art = drawArt(name);
    expect(art).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 270" width="480" height="270"><style>.+<\/svg>$/);
    expect(art.length).toBeLessThan(10_000);
    expect(art).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(names)('%s has only classes that its style knows', (name) => {
    const used = [...drawArt(name).matchAll(/class="([^"]*)"/g)].map((match) => match[1]);
    for (const each of new Set(used)) expect(artStyle).toMatch(new RegExp(`\\.${each}[,{]`));
  });

  it('has each scene, vehicle and occasion that the content may name', () => {
    const promised = [...readme.matchAll(/`((?:scene|vehicle|occasion)-\w+)`/g)].map((match) => match[1] ?? '');
    expect(promised.length).toBeGreaterThan(18);
    for (const name of promised) expect(artNames).toContain(name);
  });

  it.each(['vehicle-tank', 'constructor', '', 'toString', '<script>'])('an unknown name "%s" gives a city', (name) => {
    expect(drawArt(name)).toContain('<path');
    expect(drawArt(name)).not.toContain('script');
    expect(artNames).not.toContain(name);
  });

  it('is dark for those who prefer it', () => {
    expect(artStyle).toContain('@media (prefers-color-scheme:dark)');
  });
});

describe('the colours that drawings share with the page', () => {
  it.each(['sky', 'water'])('%s are the same on both', (name) => {
    const [light, dark] = [...artStyle.matchAll(new RegExp(`--${name}:(#\\w+)`, 'g'))].map((match) => match[1]);
    expect(tokens).toContain(`--art-${name}: light-dark(${light}, ${dark});`);
  });
});
