import { expect, it } from 'vitest';
import { countEdits } from './edits.ts';

it.each([
  ['utrecht', 'utrecht', 0],
  ['utrect', 'utrecht', 1],
  ['utrehct', 'utrecht', 1],
  ['barselona', 'barcelona', 1],
  ['vayadolid', 'valladolid', 2],
  ['ordesa', 'maastricht', 3],
])('%s and %s differ in %d letters, of two that matter', (one, other, edits) => {
  expect(countEdits(one, other, 2)).toBe(edits);
});
