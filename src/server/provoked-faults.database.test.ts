import { describe, expect, it } from 'vitest';
import { findAdvice } from './log-advice.ts';
import { createFaultScene, listSecrets } from './testing/faults/fault-scene.ts';
import { mailInFaults } from './testing/faults/mail-in-faults.ts';
import { tripFaults } from './testing/faults/trip-faults.ts';
import { webFaults } from './testing/faults/web-faults.ts';
import { workerFaults } from './testing/faults/worker-faults.ts';

const faults = [...workerFaults, ...mailInFaults, ...tripFaults, ...webFaults];

describe('a fault leaves one line with what happened, where, to which trip, and what to do', () => {
  it('in more than thirty ways', () => {
    expect(faults.length).toBeGreaterThan(30);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.filter(({ trip }) => trip !== undefined).length).toBeGreaterThan(12);
  });

  it.each(faults)('$name: $says', async ({ says, where, trip, provoke }) => {
    const scene = await createFaultScene();
    const reference = (await provoke(scene)) ?? scene.trip.reference;
    const lines = scene.lines.filter(({ msg }) => String(msg).startsWith(says));
    expect(scene.lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining(says));
    expect(lines).toHaveLength(1);
    const [line = {}] = lines;
    expect(line.todo).toBe(findAdvice(String(line.msg)));
    expect(String(line.todo).length).toBeGreaterThan(10);
    expect(['warn', 'error']).toContain(line.level);
    for (const field of where) expect([field, line[field]]).toEqual([field, expect.anything()]);
    if (trip !== undefined) expect(String(line[trip])).toContain(reference);
    for (const text of scene.lines.map((each) => JSON.stringify(each)))
      for (const secret of ['geheim.example', ...listSecrets(scene)]) expect(text).not.toContain(secret);
  });
});
