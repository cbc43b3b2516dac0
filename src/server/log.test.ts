import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { createLogger, describeError, redact } from './log.ts';

const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';

describe('redact', () => {
  it('takes the key out of a path and leaves the page', () => {
    expect(redact(`/my-quote/${key}/cancel`)).toBe('/my-quote/:id/cancel');
  });

  it('knows a key whose letters were escaped on the way', () => {
    expect(redact(`/shared/${key.replaceAll('_', '%5F')}/x`)).toBe('/shared/:id/x');
    expect(redact(`/my%2Dquote/${key.replaceAll('-', '%2d')}`)).toBe('/my-quote/:id');
    const whole = [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    expect(redact(`/quote/${whole}`)).toBe('/quote/:id');
  });

  it('leaves no key in any text around it', () => {
    const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(bytes, fc.string(), fc.string(), (drawn, before, after) => {
        const drawnKey = keyFromBytes(drawn);
        expect(redact(before + drawnKey + after)).not.toContain(drawnKey);
      }),
    );
  });

  it.each([
    ['to anna@school.example.', 'to [mail]'],
    ['RCPT TO:<anna.de-vries+trip@school.example>', 'RCPT TO:<[mail]>'],
    ['{"email":"anna@school.example"}', '{"email":"[mail]"}'],
    ['?email=anna%40school.example', '[mail]'],
    ['postgresql://convoya:hunter2@db.example/convoya', 'postgresql://[mail]/convoya'],
  ])('takes the address out of %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  it('keeps ids, which open nothing and identify the subject of a line', () => {
    const id = '019ac3d2-7f41-7c3a-9b1e-c7263d9ad001';
    expect(redact(`The stored trip ${id} cannot be read`)).toBe(`The stored trip ${id} cannot be read`);
    expect(redact(`trip-${id}: /quote/${key}?trip=${id}`)).toBe(`trip-${id}: /quote/:id?trip=${id}`);
    expect(redact(`${key}-${id}`)).not.toContain(key);
  });

  it('leaves paths and packages readable', () => {
    const line = 'at render (/app/node_modules/@react-router/node/dist/index.js:12:34)';
    expect(redact(line)).toBe(line);
  });

  it('gets through a long text, which once took it time squared', () => {
    const text = 'a'.repeat(200_000);
    expect(redact(text).length).toBeLessThan(text.length);
  });
});

describe('describeError', () => {
  it('redacts message and stack alike', () => {
    const said = JSON.stringify(describeError(new TypeError(`no trip ${key} of anna@school.example`)));
    expect(said).toContain('TypeError: no trip :id of [mail]');
    expect(said).toContain('log.test.ts');
    expect(said).not.toContain(key);
    expect(said).not.toContain('anna');
  });

  it('redacts thrown values that are no errors', () => {
    expect(describeError(`gone: /quote/${key}`)).toEqual({ error: 'gone: /quote/:id' });
    expect(describeError(undefined)).toEqual({ error: 'undefined' });
  });
});

describe('createLogger', () => {
  it('writes a repeated message once a second, with the number of suppressed ones', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const lines: Record<string, unknown>[] = [];
    const reported: string[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const log = createLogger(
      { logLevel: 'info', mode: 'production' },
      { destination, onError: (_fields, message) => reported.push(message) },
    );
    for (let time = 0; time < 1_000; time += 1) log.error({ site: 'eu' }, 'Unable to read the domain name from req or window');
    log.error('Unable to getTravel');
    for (let time = 0; time < 100; time += 1) log.info('mail sent');
    expect([lines.length, reported.length]).toEqual([60 + 1 + 100, 61]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(161)).toMatchObject([{ level: 'error', leftOut: 940, msg: 'Unable to read the domain name from req or window' }]);
    log.error({ site: 'eu' }, 'Unable to read the domain name from req or window');
    expect(lines.at(-1)).toMatchObject({ site: 'eu' });
  });

  it('writes from its level on', () => {
    const log = createLogger({ logLevel: 'warn', mode: 'production' });
    expect([log.isLevelEnabled('info'), log.isLevelEnabled('warn'), log.isLevelEnabled('error')]).toEqual([false, true, true]);
    expect(createLogger({ logLevel: 'silent', mode: 'test' }).isLevelEnabled('error')).toBe(false);
  });
});
