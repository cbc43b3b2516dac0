import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { sendMessage } from '#operations/messages/send-message.ts';
import type { Outcome, Shown } from './outcome.ts';
import { openFor } from './testing/open-for.ts';

const question = { wish: 'message', name: 'Anna', email: 'anna@example.com', phone: '', reference: '', callWindow: 'any', website: '' };
const agency = {
  ...{ name: 'Reisbureau Zon', site: 'nl', language: 'nl', firstName: 'Zoë', lastName: 'Zon', email: 'zoe@zon.example' },
  ...{ phone: '020 123 45 67', street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', vatNumber: '' },
  ...{
    organisationNumber: '68750110',
    paymentMethod: 'invoice-afterwards',
    commissionPercent: '5',
    monthLimit: '',
    requestsPerMinute: '60',
  },
};

type Act = Promise<Outcome<Shown, string>>;

/** Anna and Ben look at the same page, and press at once. What the loser is told. */
async function race(...pressed: readonly [Act, Act]) {
  const outcomes = await Promise.all(pressed);
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
  return outcomes.flatMap((outcome) => (outcome.isDone ? [] : [{ problem: outcome.problem, values: outcome.values }]))[0];
}

describe('of two people who choose differently on pages that show the same', () => {
  it('the second is told what the first chose, and a repeated press of the same choice is fine', async () => {
    const { context, booked } = await createWorld();
    const [sales, owner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['owner'] })];
    const [anna, ben] = [openFor(sales).acts, openFor(owner).acts];
    const [annaId, benId] = [sales.signedIn.member.id, owner.signedIn.member.id];
    const name = expect.stringMatching(/^Mo (sales|owner)$/);

    const trip = { reference: booked, before: '' };
    const given = await race(anna.trips.give({ ...trip, owner: annaId }), ben.trips.give({ ...trip, owner: benId }));
    expect(given).toEqual({ problem: 'owner-changed', values: { name } });
    const kept = (await openFor(owner).queries.trips.page({ reference: booked }))?.owner?.id ?? '';
    expect(await ben.trips.give({ ...trip, owner: kept })).toMatchObject({ isDone: true });

    await sendMessage(context, { input: { ...question, subject: 'Rolstoel', text: 'Kan dat?' }, visit: { site: 'nl', language: 'nl' } });
    const id = (await openFor(owner).queries.messages.listOpen({}))[0]?.id ?? '';
    const message = { id, before: '' };
    const assigned = await race(anna.messages.assign({ ...message, owner: annaId }), ben.messages.assign({ ...message, owner: benId }));
    expect(assigned).toEqual({ problem: 'owner-changed', values: { name } });
    expect(await anna.messages.attach({ ...message, reference: booked })).toMatchObject({ isDone: true });
    expect(await ben.messages.attach({ ...message, reference: booked })).toMatchObject({ isDone: true });
    const elsewhere = { ...message, before: 'NL-26-000000', reference: '' };
    expect(await ben.messages.attach(elsewhere)).toMatchObject({ problem: 'other-trip', values: { reference: booked } });

    const pause = (reason: string) => ({ reference: booked, reason });
    const paused = await race(anna.trips.pauseMails(pause('accident')), ben.trips.pauseMails(pause('complaint')));
    expect(paused).toEqual({ problem: 'paused-before', values: { name, reason: expect.stringMatching(/^(accident|complaint)$/) } });
    const disputed = await race(ben.money.openDispute(pause('late')), ben.money.openDispute(pause('dirty')));
    expect(disputed).toEqual({ problem: 'disputed-before', values: { name: 'Mo owner', reason: expect.stringMatching(/^(late|dirty)$/) } });
  });

  it('roles and webhooks are those of the first', async () => {
    const { context } = await createWorld();
    const [sales, owner] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['owner'] })];
    const { people, agencies } = openFor(owner).acts;
    const roles = { id: sales.signedIn.member.id, before: ['sales'] };
    const changed = await race(people.changeRoles({ ...roles, role: ['planner'] }), people.changeRoles({ ...roles, role: ['finance'] }));
    expect(changed).toEqual({ problem: 'roles-changed', values: { name: 'Mo sales' } });

    const made = await agencies.create({ ...agency, sure: true });
    const id = made.isDone ? made.value.id : '';
    const to = (path: string) => agencies.setWebhook({ id, version: '1', url: `https://zon.example/${path}` });
    expect(await race(to('a'), to('b'))).toEqual({ problem: 'agency-changed', values: {} });
  });
});
