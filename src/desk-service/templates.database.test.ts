import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const typed = { name: 'Rolstoel', 'subject.nl': 'Uw rit {{reference}}', 'text.nl': 'Ja, dat kan.' };

describe('answer templates', () => {
  it('are saved, changed with the latest version, and deleted, each in the audit', async () => {
    const { db, context } = await createBookedTrip();
    const desk = openFor(await enter(context, { roles: ['sales'] }));
    const added = await desk.acts.templates.add({ typed });
    if (!added.isDone) throw new Error('Not added');
    const { id } = added.value;
    expect(await desk.queries.templates.list({})).toMatchObject([
      { id, name: 'Rolstoel', texts: { nl: { text: 'Ja, dat kan.' } }, version: 1 },
    ]);
    expect(problemOf(await desk.acts.templates.add({ typed: { ...typed, name: 'ROLSTOEL' } }))).toBe('template-changed');
    expect(problemOf(await desk.acts.templates.change({ id, version: '1', typed: { ...typed, 'text.nl': 'Jazeker.' } }))).toBeNull();
    expect(problemOf(await desk.acts.templates.change({ id, version: '1', typed }))).toBe('template-changed');
    expect(await desk.queries.templates.list({})).toMatchObject([{ texts: { nl: { text: 'Jazeker.' } }, version: 2 }]);
    expect(problemOf(await desk.acts.templates.drop({ id }))).toBeNull();
    expect(problemOf(await desk.acts.templates.drop({ id }))).toBe('gone');
    const acts = (await listAudit(db, 50)).map(({ act }) => act).filter((act) => act.endsWith('-template'));
    expect(acts.toSorted()).toEqual(['delete-template', 'save-template', 'save-template']);
  });

  it('are refused beside the field that names an unknown variable, and nothing is saved', async () => {
    const { context } = await createBookedTrip();
    const desk = openFor(await enter(context, { roles: ['sales'] }));
    const refused = await desk.acts.templates.add({ typed: { ...typed, 'text.nl': 'Dag {{naam}}' } });
    expect([problemOf(refused), issuesOf(refused)]).toEqual(['unknown-variable', ['text.nl invalid']]);
    expect(refused).toMatchObject({ values: { variables: '{{naam}}' } });
    expect(await desk.queries.templates.list({})).toEqual([]);
  });

  it('are hidden without the right to write to customers', async () => {
    const { context } = await createBookedTrip();
    const desk = openFor(await enter(context, { roles: ['editor'] }));
    await expect(desk.queries.templates.list({})).rejects.toMatchObject({ status: 404 });
    await expect(desk.acts.templates.add({ typed })).rejects.toMatchObject({ status: 404 });
  });
});
