import { describe, expect, it } from 'vitest';
import {
  CloseIncidentDocument,
  NoteIncidentDocument,
  OpenIncidentDocument,
  TellIncidentDocument,
  TripIncidentsDocument,
} from '#desk/api/generated/operations.ts';
import { openFor } from '#desk-service/testing/open-for.ts';
import { createDeskRunner } from '../run.ts';
import { createWorld } from '../testing/desk-world.ts';
import { enter, statusOf } from '../testing/enter.ts';

const run = createDeskRunner();

describe('an incident at the desk', () => {
  it('is reported, told and closed in four presses, each seen by colleagues', async () => {
    const { context, booked: reference } = await createWorld();
    const planner = await enter(context, { roles: ['onCall'] });
    const read = async () => (await run(planner, TripIncidentsDocument, { reference })).tripIncidents;
    expect(await read()).toMatchObject({ mayOpen: true, open: null, past: [], lines: [], sendsTexts: false });
    const report = { reference, kind: 'accident', minutes: '', note: 'A2, km 48' };
    expect((await run(planner, OpenIncidentDocument, report)).openIncident.problem).toBeNull();
    const open = await read();
    expect(open).toMatchObject({ mayOpen: false, open: { kind: 'accident', isOverdue: false }, promise: 15 });
    expect(open?.calls[0]).toEqual({ role: 'emergency', name: '112', phone: '112' });
    expect(open?.calls.length).toBeGreaterThan(1);
    expect(open?.steps[0]).toBe('emergency');
    expect(open?.prepared.map(({ message }) => message)).toEqual(['first', 'update', 'over']);
    const word = { reference, version: open?.version ?? 0, text: open?.prepared[0]?.text ?? '' };
    expect((await run(planner, TellIncidentDocument, { ...word, minutes: '15' })).tellIncident.problem).toBeNull();
    expect((await run(planner, TellIncidentDocument, { ...word, minutes: '15' })).tellIncident.problem).toBe('changed-meanwhile');
    const step = { reference, what: 'step', key: 'emergency', text: '' };
    expect((await run(planner, NoteIncidentDocument, step)).noteIncident.problem).toBeNull();
    const shown = async () => (await openFor(planner).queries.today.inbox({})).lines.filter(({ kind }) => kind === 'incident');
    expect(await shown()).toMatchObject([{ reference, group: 'now', about: { incidentKind: 'accident' } }]);
    const closing = { reference, version: (await read())?.version ?? 0, text: 'Alles is opgelost.' };
    expect((await run(planner, CloseIncidentDocument, closing)).closeIncident.problem).toBeNull();
    expect(await shown()).toEqual([]);
    expect((await read())?.lines.map(({ what }) => what)).toEqual(['reported', 'told', 'step', 'closed']);
  });

  it('asks back what cannot be meant, and is not there for whoever may not change trips', async () => {
    const { context, booked: reference } = await createWorld();
    const [planner, finance] = [await enter(context, { roles: ['planner'] }), await enter(context, { roles: ['finance'] })];
    const report = async (kind: string, minutes: string) =>
      (await run(planner, OpenIncidentDocument, { reference, kind, minutes, note: '' })).openIncident.problem;
    expect(await report('flood', '')).toBe('all-needed');
    expect(await report('delay', 'half an hour')).toBe('minutes');
    expect(await report('delay', '1441')).toBe('minutes');
    expect(await statusOf(run(finance, OpenIncidentDocument, { reference, kind: 'delay', minutes: '', note: '' }))).toBe(404);
    const word = { reference, version: null, text: 'x' };
    expect((await run(planner, TellIncidentDocument, { ...word, minutes: '0' })).tellIncident.problem).toBe('minutes');
    expect((await run(planner, TellIncidentDocument, { ...word, minutes: '5' })).tellIncident.problem).toBe('no-incident');
    expect((await run(finance, TripIncidentsDocument, { reference })).tripIncidents?.mayOpen).toBe(false);
  });
});
