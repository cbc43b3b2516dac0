import { describe, expect, it } from 'vitest';
import {
  isBooked,
  isCancelled,
  isDeclined,
  isDone,
  isExpired,
  isQuote,
  isRequest,
  nameOfState,
  stateAfter,
  stayingEvents,
  stays,
  type TripState,
  transitionEvents,
  transitions,
  tripActors,
  tripStages,
  tripStateNames,
  tripStates,
  tripStatuses,
} from './states.ts';

/** docs/specification.md#states, written out by hand: everything else must be refused. */
const allowed: Readonly<Record<string, string>> = {
  'Aanvraag/request price staff': 'Offerte/quote',
  'Offerte/quote price staff': 'Offerte/quote',
  'Vervallen/expired price staff': 'Offerte/quote',
  'Aanvraag/request decline customer': 'Vervallen/no - loss',
  'Aanvraag/request decline staff': 'Vervallen/no - loss',
  'Offerte/quote accept customer': 'Geboekt/won',
  'Offerte/quote ask-capacity customer': 'Aanvraag/request',
  'Offerte/quote decline customer': 'Vervallen/no - loss',
  'Offerte/quote decline staff': 'Vervallen/no - loss',
  'Offerte/quote expire clock': 'Vervallen/expired',
  'Geboekt/won cancel customer': 'Geannuleerd/Cancellation',
  'Geboekt/won cancel staff': 'Geannuleerd/Cancellation',
  'Geboekt/won complete staff': 'Uitgevoerd/done',
  'Geboekt/won complete clock': 'Uitgevoerd/done',
};

const allPairs: readonly TripState[] = tripStatuses.flatMap((status) => tripStages.map((stage) => ({ status, stage })));
const nameOf = ({ status, stage }: TripState) => `${status}/${stage}`;

describe('stateAfter', () => {
  it('handles every combination of state, event and actor according to the table', () => {
    let asked = 0;
    for (const state of allPairs) {
      for (const event of transitionEvents) {
        for (const actor of tripActors) {
          const key = `${nameOf(state)} ${event} ${actor}`;
          const answer = stateAfter(state, event, actor);
          expect(answer.ok ? nameOf(answer.value) : answer.failure, key).toBe(allowed[key] ?? 'not-allowed');
          asked += 1;
        }
      }
    }
    expect(asked).toBe(6 * 7 * 7 * 6);
  });

  it('allows events that keep the state in the right states and for the right actors', () => {
    for (const state of allPairs) {
      const name = nameOfState(state);
      for (const event of stayingEvents) {
        for (const actor of tripActors) {
          const isAllowed = name !== null && stays[event].in.includes(name) && stays[event].actors.includes(actor);
          expect(stateAfter(state, event, actor), `${nameOf(state)} ${event} ${actor}`).toEqual(
            isAllowed ? { ok: true, value: state } : { ok: false, failure: 'not-allowed' },
          );
        }
      }
    }
  });

  it('fixes contact details with the order, and allows payments for anything once booked', () => {
    expect(stateAfter(tripStates.booked, 'contact-details', 'customer').ok).toBe(false);
    expect(stateAfter(tripStates.quote, 'contact-details', 'customer').ok).toBe(true);
    for (const name of ['booked', 'cancelled', 'done'] as const) {
      expect(stateAfter(tripStates[name], 'payment-returned', 'provider').ok).toBe(true);
      expect(stateAfter(tripStates[name], 'paid', 'customer').ok).toBe(false);
    }
    expect(stateAfter(tripStates.quote, 'paid', 'staff').ok).toBe(false);
  });

  it('has no two transitions for one state and event', () => {
    const keys = transitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has no transition from a final state, and at least one from every other', () => {
    const ends = Object.keys(tripStates).filter((name) => transitions.every(({ from }) => from !== name));
    expect(ends.sort()).toEqual(['cancelled', 'declined', 'done']);
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
  it('uses the spelling of the specification', () => {
    expect(isBooked({ status: 'Geboekt', stage: 'won' })).toBe(true);
    expect(isDeclined({ status: 'Vervallen', stage: 'no - loss' })).toBe(true);
    expect(isCancelled({ status: 'Geannuleerd', stage: 'Cancellation' })).toBe(true);
  });

  it('classifies every state exactly once', () => {
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

  it('asks for status or stage alone where the specification does', () => {
    expect(isBooked({ status: 'Geboekt', stage: 'no - loss' })).toBe(true);
    expect(isDeclined({ status: 'Geboekt', stage: 'no - loss' })).toBe(true);
    expect(isCancelled({ status: 'Geboekt', stage: 'Cancellation' })).toBe(true);
    expect(isExpired({ status: 'Vervallen', stage: 'no - loss' })).toBe(false);
  });
});

describe('the name of a state', () => {
  it('is that of its status and stage together', () => {
    expect(Object.values(tripStates).map(nameOfState)).toEqual([...tripStateNames]);
  });

  it('is empty for an impossible pair, or an unknown state', () => {
    expect([nameOfState({ status: 'Geboekt', stage: 'quote' }), nameOfState({ status: 'geboekt', stage: 'won' })]).toEqual([null, null]);
  });
});
