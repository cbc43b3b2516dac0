import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { issuesOf, openFor, problemOf, versionOf } from './testing/open-for.ts';

describe('an incident at the desk', () => {
  it('is reported, announced and closed in four presses, each visible to colleagues', async () => {
    const { context, booked: reference } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['onCall'] }));
    const read = async () => queries.incidents.ofTrip({ reference });
    expect(await read()).toMatchObject({ mayOpen: true, open: null, past: [], lines: [], sendsTexts: false });
    expect(problemOf(await acts.incidents.open({ reference, kind: 'accident', minutes: '', note: 'A2, km 48' }))).toBeNull();
    const open = await read();
    expect(open).toMatchObject({ mayOpen: false, open: { kind: 'accident', isOverdue: false }, promise: 15 });
    expect(open?.calls[0]).toEqual({ role: 'emergency', name: '112', phone: '112' });
    expect(open?.calls.length).toBeGreaterThan(1);
    expect(open?.steps[0]).toBe('emergency');
    expect(open?.prepared.map(({ message }) => message)).toEqual(['first', 'update', 'over']);
    const word = { reference, version: String(open?.version), text: open?.prepared[0]?.text ?? '', minutes: '15' };
    expect(problemOf(await acts.incidents.announce(word))).toBeNull();
    expect(problemOf(await acts.incidents.announce(word))).toBe('changed-meanwhile');
    expect(problemOf(await acts.incidents.noteStep({ reference, step: 'emergency' }))).toBeNull();
    expect(problemOf(await acts.incidents.noteCall({ reference, role: 'driver', name: 'Jan' }))).toBeNull();
    expect(problemOf(await acts.incidents.note({ reference, text: ' ' }))).toBe('nothing-typed');
    const closing = { reference, version: String((await read())?.version), text: 'Alles is opgelost.' };
    expect(problemOf(await acts.incidents.close(closing))).toBeNull();
    expect(await read()).toMatchObject({ open: null, past: [{ reference, kind: 'accident' }] });
    expect((await read())?.lines.map(({ what }) => what)).toEqual(['reported', 'told', 'step', 'call', 'closed']);
  });

  it('refuses invalid input with an error, and does not exist without the right to change trips', async () => {
    const { context, booked: reference } = await createWorld();
    const { acts } = openFor(await enter(context, { roles: ['planner'] }));
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    const report = async (kind: string, minutes: string) => acts.incidents.open({ reference, kind, minutes, note: '' });
    expect(issuesOf(await report('flood', ''))).toEqual(['kind invalid']);
    expect(problemOf(await report('delay', 'half an hour'))).toBe('minutes');
    expect(problemOf(await report('delay', '1441'))).toBe('minutes');
    expect(await statusOf(() => finance.acts.incidents.open({ reference, kind: 'delay', minutes: '', note: '' }))).toBe(404);
    const word = { reference, version: await versionOf(context, reference), text: 'x' };
    expect(problemOf(await acts.incidents.announce({ ...word, minutes: '0' }))).toBe('minutes');
    expect(problemOf(await acts.incidents.announce({ ...word, minutes: '5' }))).toBe('no-incident');
    expect((await finance.queries.incidents.ofTrip({ reference }))?.mayOpen).toBe(false);
  });

  it('has no time to add to a trip that has not set out', async () => {
    const { context, booked: reference } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['planner'] }));
    expect(await queries.extraTime.card({ reference, minutes: '7' })).toEqual({ minutes: 60, card: null, problem: 'not-under-way' });
    const agreed = { reference, version: '1', minutes: '60', toldCents: '0' };
    expect(problemOf(await acts.extraTime.agree({ ...agreed, minutes: '7' }))).toBe('minutes');
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    expect(await statusOf(() => finance.acts.extraTime.agree(agreed))).toBe(404);
  });
});
