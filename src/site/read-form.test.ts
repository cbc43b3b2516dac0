import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const post = (body: BodyInit | null, type?: string) =>
  new Request('http://nl.localhost/x', { method: 'POST', body, ...(type === undefined ? {} : { headers: { 'content-type': type } }) });

describe('readForm', () => {
  it('reads a browser’s form, in either encoding', async () => {
    const typed = new FormData();
    typed.append('name', 'Noé & zn');
    typed.append('extras', 'toilet');
    typed.append('extras', 'wifi');
    for (const body of [typed, new URLSearchParams('name=No%C3%A9+%26+zn&extras=toilet&extras=wifi')]) {
      const form = await readForm(post(body));
      expect([form.get('name'), form.getAll('extras')]).toEqual(['Noé & zn', ['toilet', 'wifi']]);
    }
  });

  it.each([
    ['JSON', '{}', 'application/json'],
    ['text', 'name=x', 'text/plain'],
    ['a broken multipart body', 'x', 'multipart/form-data; boundary=b'],
    ['nothing', null, undefined],
  ])('answers 400 to %s', async (_name, body, type) => {
    await expect(readForm(post(body, type))).rejects.toMatchObject({ data: null, init: { status: 400 } });
  });
});
