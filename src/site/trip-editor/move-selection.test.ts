import { describe, expect, it } from 'vitest';
import { moveSelection } from './move-selection.ts';

const open = { active: -1, count: 3, isOpen: true };

describe('keys in the suggestions', () => {
  it('go round', () => {
    expect(moveSelection({ ...open, key: 'ArrowDown' })).toEqual({ kind: 'move', active: 0 });
    expect(moveSelection({ ...open, key: 'ArrowDown', active: 2 })).toEqual({ kind: 'move', active: 0 });
    expect(moveSelection({ ...open, key: 'ArrowUp' })).toEqual({ kind: 'move', active: 2 });
    expect(moveSelection({ ...open, key: 'ArrowUp', active: 2 })).toEqual({ kind: 'move', active: 1 });
  });

  it('leave Enter to the form when nothing is chosen', () => {
    expect(moveSelection({ ...open, key: 'Enter' })).toBeNull();
    expect(moveSelection({ ...open, key: 'Enter', active: 1 })).toEqual({ kind: 'choose' });
  });

  it('leave everything to the field when there is no list', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'a']) {
      expect(moveSelection({ key, active: -1, count: 0, isOpen: false })).toBeNull();
    }
  });
});
