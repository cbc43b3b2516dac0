import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames, shapeNames } from './icon-names.ts';

it('has every pictogram and shape in the sprite, and no other', () => {
  const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames.map((name) => `i-${name}`), ...shapeNames.map((name) => `s-${name}`)]);
});
