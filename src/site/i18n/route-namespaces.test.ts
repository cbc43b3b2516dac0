import { describe, expect, it } from 'vitest';
import { namespacesOf } from './route-namespaces.ts';

describe('namespacesOf', () => {
  it('always has the shell’s', () => {
    expect(namespacesOf([])).toEqual(['common']);
  });

  it('has those of all matches, each once and in one order, so that server and browser agree', () => {
    const matches = [{ handle: { namespaces: ['trip', 'form'] } }, {}, { handle: { namespaces: ['form', 'common'] } }];
    expect(namespacesOf(matches)).toEqual(['common', 'form', 'trip']);
  });

  it('leaves out invalid namespaces', () => {
    const handles = [{ namespaces: ['secret', '../common'] }, { namespaces: 'trip' }, { namespaces: null }, {}, null, 'trip', undefined];
    expect(namespacesOf(handles.map((handle) => ({ handle })))).toEqual(['common']);
  });
});
