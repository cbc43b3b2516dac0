import { describe, expect, it } from 'vitest';
import { compareTasks, type KnownRuleTask, type RuleTask, readClosing } from './rule-task.ts';

const wanted: RuleTask = { kind: 'posting', key: 'FR', dueOn: '2027-05-13', facts: { country: 'FR', vehicle: 1 } };
const known: KnownRuleTask = { ...wanted, id: 'a', isOpen: true, closedAs: null };
const nothing = { added: [], changed: [], over: [] };

describe('compareTasks', () => {
  it('adds newly required tasks, and keeps existing ones', () => {
    expect(compareTasks([], [wanted])).toEqual({ ...nothing, added: [wanted] });
    expect(compareTasks([{ ...known, facts: { vehicle: 1, country: 'FR' } }], [wanted])).toEqual(nothing);
  });

  it('ends tasks that are no longer required, and reopens them if required again', () => {
    expect(compareTasks([known], [])).toEqual({ ...nothing, over: [{ id: 'a' }] });
    const over = { ...known, isOpen: false, closedAs: 'over' } as const;
    expect(compareTasks([over], [])).toEqual(nothing);
    expect(compareTasks([over], [wanted])).toEqual({ ...nothing, changed: [{ ...wanted, id: 'a' }] });
  });

  it('updates an open task with a new date or text, and keeps one that a person closed', () => {
    const later = { ...wanted, dueOn: '2027-05-20' };
    expect(compareTasks([known], [later]).changed).toEqual([{ ...later, id: 'a' }]);
    expect(compareTasks([known], [{ ...wanted, facts: { country: 'FR', vehicle: 2 } }]).changed).toHaveLength(1);
    const done = { ...known, isOpen: false, closedAs: 'reference' } as const;
    expect([compareTasks([done], [later]), compareTasks([done], [])]).toEqual([nothing, nothing]);
  });
});

describe('readClosing', () => {
  it('accepts a reference, or a reason', () => {
    expect(readClosing({ as: 'reference', answer: ' EU-1\n2 ' })).toEqual({ ok: true, value: { as: 'reference', answer: 'EU-1 2' } });
    expect(readClosing({ as: 'not-needed', answer: 'drives himself' })).toMatchObject({ value: { as: 'not-needed' } });
  });

  it.each([
    ['reference', ' ', 'reference-missing'],
    ['not-needed', '', 'reason-missing'],
    ['reference', 'x'.repeat(201), 'task-too-long'],
  ] as const)('refuses %s %j: %s', (as, answer, problem) => {
    expect(readClosing({ as, answer })).toEqual({ ok: false, failure: problem });
  });
});
