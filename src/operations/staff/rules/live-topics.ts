import type { StaffRight } from './rights.ts';

/**
 * The topics that an open page of the desk can subscribe to: something of this kind changed. A trip is named by its id, a page that edits
 * one thing by its subject (`crew <trip> <vehicle>`, `driver <id>`).
 */
export type LiveTopic = 'today' | 'plan' | `trip ${string}` | `page ${string}`;

/** Parses a database notification; null if it is no topic of a page. */
export function readLiveTopic(text: string): LiveTopic | null {
  if (text === 'today' || text === 'plan') return text;
  if (/^page [a-z]{2,20} [\da-f-]{36}( \d{1,3})?$/.test(text)) return `page ${text.slice('page '.length)}`;
  const id = /^trip ([\da-f-]{36})$/.exec(text)?.[1];
  return id === undefined ? null : `trip ${id}`;
}

/** The right that a subscriber needs. */
export function rightFor(topic: LiveTopic): StaffRight {
  return topic === 'plan' ? 'assign-drivers' : 'see-trips';
}
