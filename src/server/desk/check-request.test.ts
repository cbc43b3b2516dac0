import { describe, expect, it } from 'vitest';
import { checkRequest } from './check-request.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const parts = { 'content-type': 'multipart/form-data; boundary=x' };
const refusalOf = async (path: string, init: RequestInit = {}) =>
  (await checkRequest(new Request(`http://desk.localhost${path}`, init))).refusal;
const post = async (headers: Record<string, string>, body: string, path = '/sign-in') =>
  await refusalOf(path, { method: 'POST', headers, body });
const part = (head: string, body = 'a') => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n--x--\r\n`;

describe('a request to the desk', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is not taken as %s', async (method) => {
    expect(await refusalOf('/trips', { method })).toBe(405);
  });

  it.each(['/trips/%00', '/find?q=a%00b', '/trips/%E0%A4%A', '/%'])('is not taken at %s', async (path) => {
    expect(await refusalOf(path)).toBe(400);
  });

  it.each(['/trips?from=%E0%A4%A', '/find?q=%FF', '/trips/%2F%2F', '/find?q=100%25'])('is taken at %s', async (path) => {
    expect(await refusalOf(path)).toBeNull();
  });

  it.each([
    ['text/plain', 'a=1', 415],
    ['application/json', '{}', 415],
    ['', 'a=1', 415],
    ['multipart/form-data', 'a=1', 400],
    ['multipart/form-data; boundary=x', 'a=1', 400],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\na', 400],
    ['multipart/form-data; boundary=x', part('name="a\0"'), 400],
    ['multipart/form-data; boundary=x', part('name="a"', 'b\0'), 400],
    ['application/x-www-form-urlencoded', 'a=%00', 400],
    ['application/x-www-form-urlencoded', 'a=\0', 400],
    ['application/x-www-form-urlencoded', '&'.repeat(3_000), 413],
    ['application/x-www-form-urlencoded', 'a=%', null],
    ['application/x-www-form-urlencoded', '', null],
    ['Application/X-WWW-Form-URLEncoded; charset=utf-8', 'a=1', null],
    ['multipart/form-data; boundary=x', part('name="a"'), null],
    ['multipart/form-data; boundary=x', part('name="a"; filename="b.txt"', '\0\0'), null],
  ])('with a body of %s, %j: %s', async (type, body, refusal) => {
    expect(await post({ 'content-type': type }, body)).toBe(refusal);
  });

  it('may carry JSON where a telephone sends it', async () => {
    expect(await post({ 'content-type': 'application/json' }, '{}', '/on-duty/abc/presses')).toBeNull();
  });

  it('still carries its form', async () => {
    const { request } = await checkRequest(new Request('http://desk.localhost/x', { method: 'POST', headers: form, body: 'a=1&a=2' }));
    expect((await request.formData()).getAll('a')).toEqual(['1', '2']);
    const sent = new Request('http://desk.localhost/x', { method: 'POST', headers: parts, body: part('name="a"') });
    expect((await (await checkRequest(sent)).request.formData()).get('a')).toBe('a');
  });
});
