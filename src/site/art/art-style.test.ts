import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createArtStyle } from './art-style.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

describe('createArtStyle', () => {
  it('contains exactly the classes of the drawing, in light and in dark', () => {
    const style = createArtStyle('<path class="sky"/>');
    expect(style).toMatch(
      /^svg\{forced-color-adjust:none;--sky:#\w{6}\}@media \(prefers-color-scheme:dark\)\{svg\{--sky:#\w{6}\}\}\.sky\{fill:var\(--sky\)\}$/,
    );
  });

  it('holds the colour of a line that nothing fills with', () => {
    const style = createArtStyle('<path class="lit"/>');
    expect(style).toContain('--light:');
    expect(style).toContain('.lit{fill:none;stroke:var(--light)');
    expect(style).not.toContain('.light{');
  });

  it('moves only without reduced motion', () => {
    expect(createArtStyle('<g class="arrives"/>')).toMatch(
      /@media \(prefers-reduced-motion:no-preference\)\{\.arrives\{animation:arrive \.6s [^}]*\}@keyframes arrive\{.*\}\}$/,
    );
    expect(createArtStyle('<path class="sky"/>')).not.toContain('animation');
  });
});

describe('the colours that drawings share with the page', () => {
  it.each(['sky', 'water', 'ground'])('%s are the same on both', (name) => {
    const style = createArtStyle(`<path class="${name}"/>`);
    const [light, dark] = [...style.matchAll(/--\w+:(#\w+)/g)].map((match) => match[1]);
    expect(tokens).toContain(`--art-${name}: light-dark(${light}, ${dark});`);
  });
});
