import { describe, expect, it } from 'vitest';
import { findFiles, type NamedFile } from './find-files.ts';

const files: readonly NamedFile[] = [
  { kind: 'driver', id: 'd1', name: 'Jan de Vries', phone: '+31 6 12 34 56 78' },
  { kind: 'driver', id: 'd2', name: 'Inès Müller', phone: '+49 171 765 43 21' },
  { kind: 'driver', id: 'd3', name: 'Piet van Jansen', phone: '' },
  { kind: 'vehicle', id: 'v1', name: '12-BRX-4', phone: '' },
  { kind: 'operator', id: 'o1', name: 'Autocars du Rhône', phone: '+33 4 78 00 00 00' },
];
const ids = (search: string) => findFiles(search, files).map(({ id }) => id);

describe('the intended person or vehicle', () => {
  it.each([
    ['vries', ['d1']],
    ['vries jan', ['d1']],
    ['ines mu', ['d2']],
    ['12brx4', ['v1']],
    ['12-brx', ['v1']],
    ['rhone', ['o1']],
    ['06-12345678', ['d1']],
    ['+33478000000', ['o1']],
  ])('by %s', (search, expected) => expect(ids(search)).toEqual(expected));

  it('comes first if its name begins with the text', () => expect(ids('jan')).toEqual(['d1', 'd3']));

  it.each(['', 'j', 'jan bakker', '12345', 'NL-26-104233'])('is nobody by %j', (search) => expect(ids(search)).toEqual([]));

  it('are five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ kind: 'driver', id: `${index}`, name: `Jan ${index}`, phone: '' }) as const);
    expect(findFiles('jan', many)).toHaveLength(5);
  });
});
