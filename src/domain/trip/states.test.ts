import { describe, expect, it } from 'vitest';
import {
  isBooked,
  isCancelled,
  isDeclined,
  isDone,
  isExpired,
  isQuote,
  isRequest,
  type TripState,
  transitionOf,
  transitions,
  tripActors,
  tripEvents,
  tripStages,
  tripStates,
  tripStatuses,
} from './states.ts';

/** product.md "States", written out once more by hand: everything that is not here must be refused. */
const allowed: Readonly<Record<string, string>> = {
  'Aanvraag/request price office': 'Offerte/quote',
  'Aanvraag/request decline customer': 'Vervallen/no - loss',
  'Aanvraag/request decline office': 'Vervallen/no - loss',
  'Offerte/quote accept customer': 'Geboekt/won',
  'Offerte/quote decline customer': 'Vervallen/no - loss',
  'Offerte/quote decline office': 'Vervallen/no - loss',
  'Offerte/quote expire clock': 'Vervallen/expired',
  'Geboekt/won cancel customer': 'Geannuleerd/Cancellation',
  'Geboekt/won cancel office': 'Geannuleerd/Cancellation',
  'Geboekt/won complete office': 'Uitgevoerd/done',
  'Geboekt/won complete clock': 'Uitgevoerd/done',
};

const allPairs: readonly TripState[] = tripStatuses.flatMap((status) => tripStages.map((stage) => ({ status, stage })));
const nameOf = ({ status, stage }: TripState) => `${status}/${stage}`;

describe('transitionOf', () => {
  it('answers every state, event and actor as the table says', () => {
    let asked = 0;
    for (const state of allPairs) {
      for (const event of tripEvents) {
        for (const actor of tripActors) {
          const key = `${nameOf(state)} ${event} ${actor}`;
          const answer = transitionOf(state, event, actor);
          expect(answer.ok ? nameOf(answer.value) : answer.failure, key).toBe(allowed[key] ?? 'not-allowed');
          asked += 1;
        }
      }
    }
    expect(asked).toBe(6 * 7 * 6 * 3);
  });

  it('has no two transitions for one state and event', () => {
    const keys = transitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leads nowhere from an end, and out of every state that is no end', () => {
    const ends = Object.keys(tripStates).filter((name) => transitions.every(({ from }) => from !== name));
    expect(ends.sort()).toEqual(['cancelled', 'declined', 'done', 'expired']);
  });

  it('can reach every state from a request', () => {
    const reached = new Set<string>(['request']);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual(Object.keys(tripStates).sort());
  });
});

describe('predicates', () => {
  it('keeps the spelled values of the specification', () => {
    expect(isBooked({ status: 'Geboekt', stage: 'won' })).toBe(true);
    expect(isDeclined({ status: 'Vervallen', stage: 'no - loss' })).toBe(true);
    expect(isCancelled({ status: 'Geannuleerd', stage: 'Cancellation' })).toBe(true);
  });

  it('says exactly one thing of every state', () => {
    const predicates = {
      request: isRequest,
      quote: isQuote,
      expired: isExpired,
      declined: isDeclined,
      booked: isBooked,
      cancelled: isCancelled,
      done: isDone,
    };
    for (const [name, state] of Object.entries(tripStates)) {
      const holding = Object.entries(predicates).filter(([, holds]) => holds(state));
      expect(holding.map(([known]) => known)).toEqual([name]);
    }
  });

  it('asks for status or stage alone where specification 4 does', () => {
    expect(isBooked({ status: 'Geboekt', stage: 'no - loss' })).toBe(true);
    expect(isDeclined({ status: 'Geboekt', stage: 'no - loss' })).toBe(true);
    expect(isCancelled({ status: 'Geboekt', stage: 'Cancellation' })).toBe(true);
    expect(isExpired({ status: 'Vervallen', stage: 'no - loss' })).toBe(false);
  });
});
