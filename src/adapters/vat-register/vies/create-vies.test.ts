import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeVies, startFakeVies } from '../testing/fake-vies.ts';
import { createVies } from './create-vies.ts';

let vies: FakeVies;
beforeEach(async () => {
  vies = await startFakeVies(['FR40303265045']);
});
afterEach(() => vies.stop());

const check = (number: string, requester = 'NL004495445B01') => createVies(vies).check(number, requester);
const errors = (...names: string[]) => JSON.stringify({ actionSucceed: false, errorWrappers: names.map((error) => ({ error })) });

describe('a VAT number that VIES is asked about', () => {
  it('is valid or not, with the proof for our own number', async () => {
    expect(await check('FR40303265045')).toEqual({ ok: true, value: { isValid: true, consultation: 'WAPIAAAAW1' } });
    expect(await check('DE136695976')).toEqual({ ok: true, value: { isValid: false, consultation: 'WAPIAAAAW1' } });
    expect(vies.questions[0]).toEqual({
      ...{ countryCode: 'FR', vatNumber: '40303265045', requesterMemberStateCode: 'NL', requesterNumber: '004495445B01' },
    });
  });

  it('is asked about without us where we have no number', async () => {
    expect(await check('FR40303265045', '')).toEqual({ ok: true, value: { isValid: true, consultation: '' } });
    expect(vies.questions[0]).toEqual({ countryCode: 'FR', vatNumber: '40303265045' });
  });

  it.each([
    ['a state whose register is away', 200, errors('MS_UNAVAILABLE'), 'unavailable'],
    ['too many questions', 200, errors('GLOBAL_MAX_CONCURRENT_REQ'), 'unavailable'],
    ['our own number wrong', 400, errors('INVALID_REQUESTER_INFO'), 'unavailable'],
    ['a question that it does not read', 400, errors('INVALID_INPUT'), 'refused'],
    ['a page instead of an answer', 200, '<html></html>', 'unavailable'],
    ['an answer of another shape', 200, '{"valid":"yes"}', 'unavailable'],
    ['a broken server', 503, '', 'unavailable'],
  ])('is neither valid nor invalid with %s', async (_, status, body, kind) => {
    vies.behave({ status, body });
    expect(await check('FR40303265045')).toMatchObject({ ok: false, failure: { kind } });
  });

  it('is retried later without an answer, and the failure contains no number', async () => {
    const answer = await createVies({ url: 'http://127.0.0.1:1' }).check('FR40303265045', '');
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(JSON.stringify(answer)).not.toContain('303265045');
  });
});
