import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';
import { findAdvice } from './log-advice.ts';

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|src\/(?:site|desk)\//.test(path));

/** Every message of a warning or an error, as written in the program. */
function listMessages(): readonly { readonly message: string; readonly path: string }[] {
  return sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const calls = [...text.matchAll(/\blog\.(?:error|warn)\(|\breporting\(log,|\bendProcess\(log,/g)];
    return calls.flatMap(({ index }) => {
      const call = text.slice(index, index + 500).split(/\)(?:;|,?\n|\s*=>)/)[0] ?? '';
      const messages = [...call.matchAll(/['`]((?:Unable|The |An? |X-|This |Nothing |mail |outcome |text )[^'`$]{5,})/g)];
      return messages.map(([, message = '']) => ({ message, path }));
    });
  });
}

describe('findAdvice', () => {
  const messages = listMessages();

  it('finds the messages of the program', () => {
    expect(new Set(messages.map(({ message }) => message)).size).toBeGreaterThan(45);
  });

  it.each(messages)('has advice for "$message" ($path)', ({ message }) => {
    expect(findAdvice(message)).not.toBeNull();
  });

  it('names only lines that the runbook has', () => {
    const runbook = readFileSync('docs/operating/runbook.md', 'utf8');
    const lines = [...readFileSync('src/server/log-advice.ts', 'utf8').matchAll(/runbook, lines? (\d+)(?: and (\d+))?/g)];
    expect(lines.length).toBeGreaterThan(20);
    for (const number of lines.flatMap(([, first, second]) => [first, second].filter((each) => each !== undefined))) {
      expect(runbook).toContain(`\n| ${number} | `);
    }
  });
});

it('is on each warning and error, beside the fields of the line, and on nothing else', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger({ logLevel: 'info', mode: 'test' }, { destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  log.error({ trip: 'NL-1', kind: 'quote' }, 'mail failed for good');
  log.warn('The database does not answer');
  log.info({ kind: 'quote' }, 'mail sent');
  expect(lines).toMatchObject([
    { trip: 'NL-1', kind: 'quote', msg: 'mail failed for good', todo: findAdvice('mail failed for good') },
    { msg: 'The database does not answer', todo: expect.stringContaining('line 1') },
    { msg: 'mail sent' },
  ]);
  expect(lines[2]).not.toHaveProperty('todo');
});
