import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#domain/sites/brand.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colour of a token, `light` or `dark`. */
function colourOf(token: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = scheme === 'light' ? colours[0] : colours.at(-1);
  if (colour === undefined) throw new Error(`no colour for ${token}`);
  return colour;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['colour-page', 'colour-surface', 'colour-sunken', 'colour-tint', 'art-sky'];
const textPairs = [
  ...grounds.flatMap((ground) =>
    ['colour-text', 'colour-muted', 'colour-link', 'colour-link-hover', 'colour-error'].map((text) => [text, ground]),
  ),
  ...['info', 'success', 'warning', 'error'].flatMap((kind) => [
    [`colour-${kind}`, `colour-${kind}-tint`],
    ['colour-text', `colour-${kind}-tint`],
    ['colour-link', `colour-${kind}-tint`],
  ]),
  ['colour-text', 'colour-tint-strong'],
  ['colour-link', 'colour-tint-strong'],
  ['colour-on-action', 'colour-action'],
  ['colour-on-action', 'colour-action-hover'],
] as [string, string][];
const shapePairs = [
  ...grounds.flatMap((ground) => ['colour-line-strong', 'colour-focus', 'colour-action', 'colour-star'].map((shape) => [shape, ground])),
] as [string, string][];

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  it.each(textPairs)('%s on %s is readable (WCAG 1.4.3)', (text, ground) => {
    expect(contrastOf(colourOf(text, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s on %s can be seen (WCAG 1.4.11)', (shape, ground) => {
    expect(contrastOf(colourOf(shape, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

describe('brand colours', () => {
  it('are those of the brand file', () => {
    expect(colourOf('brand-primary', 'light')).toBe(brand.colours.primary);
    expect(colourOf('brand-primary-dark', 'light')).toBe(brand.colours.primaryDark);
    expect(css).toContain(`stroke='%23${brand.colours.primary.slice(1)}'`);
  });

  it('draw the line and the edge of a band on one curve', () => {
    const [line, edge] = ['line', 'edge'].map((part) => new RegExp(`--flank-${part}: [^;]*? d='([^']+)'`).exec(css)?.[1]);
    expect(edge).toBe(`${line}V100H0z`);
  });
});
