import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = ['docs/operating/security.md', 'docs/security/threat-model.md', 'docs/security/asvs.md'];
const document = files.map((path) => readFileSync(path, 'utf8')).join('\n');
const named = /`((?:src|tools)\/[^`]+\.test\.tsx?)`: (.+?)(?= \|$|\. [A-Z])/gm;
const rows = [...document.matchAll(named)].map(([, file = '', name = '']) => ({ file, name }));

it('has a test for most rows', () => {
  expect(rows.length).toBeGreaterThan(140);
});

it.each(rows)('$file has a test "$name"', ({ file, name }) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(name);
});

/** Every requirement of ASVS 4.0.3 at levels 1 and 2, by section: 259 in all. */
const asked =
  '1.1 1-7, 1.2 1-4, 1.4 1, 1.4 4-5, 1.5 1-4, 1.6 1-4, 1.7 1-2, 1.8 1-2, 1.9 1-2, 1.10 1, 1.11 1-2, 1.12 2, 1.14 1-6, 2.1 1-12, 2.2 1-3, ' +
  '2.3 1-3, 2.4 1-5, 2.5 1-7, 2.6 1-3, 2.7 1-6, 2.8 1-7, 2.9 1-3, 2.10 1-4, 3.1 1, 3.2 1-4, 3.3 1-4, 3.4 1-5, 3.5 1-3, 3.7 1, 4.1 1-3, ' +
  '4.1 5, 4.2 1-2, 4.3 1-3, 5.1 1-5, 5.2 1-8, 5.3 1-10, 5.4 1-3, 5.5 1-4, 6.1 1-3, 6.2 1-6, 6.3 1-2, 6.4 1-2, 7.1 1-4, 7.2 1-2, 7.3 1, ' +
  '7.3 3-4, 7.4 1-3, 8.1 1-4, 8.2 1-3, 8.3 1-8, 9.1 1-3, 9.2 1-4, 10.2 1-2, 10.3 1-3, 11.1 1-8, 12.1 1-3, 12.2 1, 12.3 1-6, 12.4 1-2, ' +
  '12.5 1-2, 12.6 1, 13.1 1, 13.1 3-5, 13.2 1-3, 13.2 5-6, 13.3 1-2, 13.4 1-2, 14.1 1-4, 14.2 1-6, 14.3 2-3, 14.4 1-7, 14.5 1-4';

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** `1.1.4-1.1.5, 1.1.7`: each requirement by its number. */
function expand(text: string): readonly string[] {
  return text.split(', ').flatMap((part) => {
    const [, section = '', from = '', to = from] = /^(\d+\.\d+)[. ](\d+)(?:-(?:\d+\.\d+\.)?(\d+))?$/.exec(part) ?? [];
    return count(Number(from), Number(to)).map((each) => `${section}.${each}`);
  });
}

describe('the table of ASVS 4.0.3', () => {
  const table = [...readFileSync('docs/security/asvs.md', 'utf8').matchAll(/^\| (\d[\d., -]*) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm)].map(
    ([, ids = '', state = '', why = '']) => ({ ids, state, why }),
  );

  it('has a status for each requirement of level 2, once', () => {
    const all = expand(asked);
    expect(all).toHaveLength(259);
    const said = table.flatMap(({ ids }) => expand(ids));
    expect(said.filter((id, index) => said.indexOf(id) !== index)).toEqual([]);
    expect([...said].sort()).toEqual([...all].sort());
  });

  it.each(table)('$ids is met, open or does not apply, with the reason', ({ state, why }) => {
    expect(['met', 'open', 'n/a']).toContain(state);
    expect(why.length).toBeGreaterThan(6);
  });
});
