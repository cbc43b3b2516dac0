import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { ask } from '../testing/start-server.ts';
import { createFilledQuote } from '../testing/trips.ts';

/** Two people have one trip open over the API: a change that the second sends with the earlier version is refused, and nothing happens. */
const server = { port: inject('sharedPort') };

const place = () => ({ port: server.port, site: 'nl', language: 'nl' }) as const;

const changed = v.object({
  travel: v.nullable(v.object({ stage: v.string() })),
  errors: v.array(v.object({ field: v.string(), code: v.string(), proposal: v.nullable(v.string()) })),
});

async function run(query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(server.port, {
    host: 'nl.localhost',
    path: '/graphql',
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return JSON.parse(answer.text);
}

async function mutate(name: string, given: string) {
  const query = `mutation { ${name}(${given}) { travel { stage } errors { field code proposal } } }`;
  return v.parse(v.object({ data: v.object({ [name]: changed }) }), await run(query)).data[name];
}

const travel = v.object({ version: v.number(), stage: v.string(), cancellationFeeCents: v.nullable(v.number()) });

async function look(id: string) {
  const fields = 'version stage cancellationFeeCents';
  const asked = v.object({ data: v.object({ getTravel: travel }) });
  return v.parse(asked, await run(`{ getTravel(id: "${id}") { ${fields} } }`)).data.getTravel;
}

const key = () => `idempotencyKey: "${crypto.randomUUID()}"`;

describe('a second person who looked before the first one changed the trip', () => {
  it('does not cancel the booking as it is now, and does once it was looked at again', async () => {
    const { book } = await createFilledQuote(place());
    const id = await book();
    const seen = await look(id);
    await mutate('saveJourneyDetails', `${key()}, id: "${id}", version: ${seen.version}, flightNumber: "KL 1234"`);
    const cancel = (version: number) =>
      mutate('cancelBooking', `${key()}, id: "${id}", version: ${version}, expectedFeeCents: ${seen.cancellationFeeCents}, reason: ""`);
    const now = await look(id);
    expect(now.version).toBeGreaterThan(seen.version);
    expect(await cancel(seen.version)).toEqual({
      travel: null,
      errors: [{ field: 'version', code: 'changed', proposal: String(now.version) }],
    });
    expect((await look(id)).stage).toBe('won');
    expect((await cancel(now.version))?.travel?.stage).toBe('Cancellation');
  });

  it('does not decline the quote as it is now, and does once it was looked at again', async () => {
    const { id } = await createFilledQuote(place());
    const now = await look(id);
    const decline = (version: number) => mutate('cancelQuote', `${key()}, id: "${id}", version: ${version}, reason: ""`);
    // The contact details were saved after the version in the request.
    expect(await decline(1)).toEqual({ travel: null, errors: [{ field: 'version', code: 'changed', proposal: String(now.version) }] });
    expect((await look(id)).stage).toBe('quote');
    expect((await decline(now.version))?.travel?.stage).toBe('no - loss');
  });
});
