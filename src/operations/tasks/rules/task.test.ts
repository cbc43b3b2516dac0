import { describe, expect, it } from 'vitest';
import { textLimits } from '#domain/input/text-limits.ts';
import { isTaskLate, readTask } from './task.ts';

const known = { owners: ['ann'], today: '2027-03-28' };
const typed = { text: ' ask for\nthe flight ', ownerId: 'ann', dueOn: '2027-03-28' };

describe('readTask', () => {
  it('reads a text, an owner and a due date', () => {
    expect(readTask(typed, known)).toEqual({ ok: true, value: { text: 'ask for the flight', ownerId: 'ann', dueOn: '2027-03-28' } });
    const open = { ...typed, ownerId: '', dueOn: '' };
    expect(readTask(open, known)).toMatchObject({ ok: true, value: { ownerId: null, dueOn: null } });
  });

  it.each([
    ['nothing-typed', { text: ' \n ' }],
    ['task-too-long', { text: 'x'.repeat(textLimits.task + 1) }],
    ['no-such-colleague', { ownerId: 'bob' }],
    ['no-such-day', { dueOn: '2027-02-30' }],
    ['day-over', { dueOn: '2027-03-27' }],
  ] as const)('says %s', (problem, other) => {
    expect(readTask({ ...typed, ...other }, known)).toEqual({ ok: false, failure: problem });
  });
});

describe('isTaskLate', () => {
  it('is true from the day after the due date until it is done', () => {
    const task = { dueOn: '2027-03-28', doneAt: null };
    expect(isTaskLate(task, '2027-03-28')).toBe(false);
    expect(isTaskLate(task, '2027-03-29')).toBe(true);
    expect(isTaskLate({ ...task, doneAt: '2027-03-29T08:00:00Z' }, '2027-03-30')).toBe(false);
    expect(isTaskLate({ dueOn: null, doneAt: null }, '2030-01-01')).toBe(false);
  });
});
