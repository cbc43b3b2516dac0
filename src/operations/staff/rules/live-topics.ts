import type { StaffRight } from './rights.ts';

/** What an open page of the desk is told of: that something of this kind changed. A trip is named by its id. */
export type LiveTopic = 'today' | 'plan' | `trip ${string}`;

/** What the database's bell said, or null where it is nothing that pages are told of. */
export function readLiveTopic(text: string): LiveTopic | null {
  if (text === 'today' || text === 'plan') return text;
  const id = /^trip ([\da-f-]{36})$/.exec(text)?.[1];
  return id === undefined ? null : `trip ${id}`;
}

/** The right without which nobody is told of it. */
export function rightFor(topic: LiveTopic): StaffRight {
  return topic === 'plan' ? 'assign-drivers' : 'see-trips';
}
