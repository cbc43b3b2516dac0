import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colour of a token in the light or dark scheme. */
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
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'rail', 'sunken', 'raised', 'hover', 'selected', 'fill', 'rail-hover', 'rail-current'];
const texts = [
  ...grounds.flatMap((ground) => ['text', 'muted'].map((text) => [text, ground] as const)),
  ...['paper', 'sunken', 'raised', 'hover', 'selected', 'tint'].flatMap((ground) =>
    ['accent', 'red', 'green', 'amber', 'blue'].map((text) => [text, ground] as const),
  ),
  ...['green', 'amber', 'red', 'blue'].flatMap((tone) => [[tone, `${tone}-t`] as const, ['text', `${tone}-t`] as const]),
  ...['action', 'action-hover', 'action-press'].map((ground) => ['on-action', ground] as const),
  ...['ink-text', 'ink-muted', 'ink-accent'].map((text) => [text, 'ink-raised'] as const),
];
const edges = [
  ['line-strong', 'paper'],
  ['focus', 'paper'],
  ['focus', 'hover'],
  ['mark', 'paper'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(texts)('%s on %s is read (AA, 4.5:1)', (text, ground) => {
    expect(contrastOf(colourOf(text, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s on %s is seen (3:1)', (line, ground) => {
    expect(contrastOf(colourOf(line, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
