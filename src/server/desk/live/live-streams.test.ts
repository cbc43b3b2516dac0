import { describe, expect, it } from 'vitest';
import type { StaffRole } from '#operations/staff/rules/rights.ts';
import type { SignedIn } from '#operations/staff/session-store.ts';
import { createLiveStreams } from './live-streams.ts';

const at = '2026-11-22T08:00:00.000Z';
const moments = { provedAt: at, createdAt: at, seenAt: at, expiresAt: at };

function somebody(roles: StaffRole[], id = 'one'): SignedIn {
  return {
    session: { id, memberId: 'm', scope: 'whole', proof: 'passkey', browser: '', address: '', meansSince: null, ...moments },
    member: { id: 'm', email: 'mo@example.com', name: 'Mo', language: 'nl', roles, createdAt: at, closedAt: null, invitedAt: at },
  };
}

/** Everything that a stream sent until it ended. */
async function readAll(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  return await new Response(stream).text();
}

describe('streams', () => {
  it('send each member only the permitted topics', async () => {
    const streams = createLiveStreams();
    const sales = readAll(streams.open(somebody(['sales'], 'a')));
    const planner = readAll(streams.open(somebody(['planner'], 'b')));
    streams.notify(new Set(['today', 'plan']));
    streams.notify(new Set(['plan']));
    streams.closeAll();
    expect(await sales).toBe('retry: 3000\nevent: mode\ndata: poll\n\nevent: bell\ndata: today\n\n');
    expect(await planner).toMatch(/data: today,plan\n\nevent: bell\ndata: plan\n\n$/);
  });

  it('are refused without topics, and above the limit', () => {
    const streams = createLiveStreams({ most: 3, mostOfSession: 2 });
    expect(streams.open(somebody(['editor']))).toBeNull();
    expect(streams.open({ ...somebody(['owner']), session: { ...somebody([]).session, scope: 'enrol' } })).toBeNull();
    expect([1, 2, 3].map(() => streams.open(somebody(['sales'])) !== null)).toEqual([true, true, false]);
    expect(['b', 'c'].map((id) => streams.open(somebody(['sales'], id)) !== null)).toEqual([true, false]);
  });

  it('end with the session and with the right, and follow a change of roles', async () => {
    const streams = createLiveStreams();
    const [gone, stripped, changed] = ['gone', 'stripped', 'changed'].map((id) => readAll(streams.open(somebody(['sales'], id))));
    const standing = [somebody(['editor'], 'stripped'), somebody(['sales', 'planner'], 'changed')];
    streams.retain(new Map(standing.map((each) => [each.session.id, each])));
    expect(streams.sessionIds()).toEqual(['changed']);
    streams.notify(new Set(['plan']));
    streams.closeAll();
    expect(await gone).not.toContain('bell');
    expect(await stripped).not.toContain('bell');
    expect(await changed).toContain('data: plan');
  });

  it('are released by clients who leave, and closed for clients who do not read', async () => {
    const streams = createLiveStreams();
    await streams.open(somebody(['sales'], 'left'))?.cancel();
    expect(streams.count).toBe(0);
    streams.open(somebody(['sales'], 'asleep'));
    for (let beat = 0; beat < 200; beat += 1) streams.beat();
    expect(streams.count).toBe(0);
  });
});
