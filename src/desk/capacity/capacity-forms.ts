import type { Handlers } from '../desk-action.ts';

/** The forms of the capacity page. */
export const capacityForms = {
  add: async ({ acts }, { text }) =>
    acts.capacity.add({
      ...{ kind: text('kind'), region: text('region'), class: text('class'), fromDay: text('fromDay'), untilDay: text('untilDay') },
      ...{ units: text('units'), releaseDays: text('releaseDays'), operatorId: text('operatorId'), reason: text('reason') },
    }),
  remove: async ({ acts }, { text }) => acts.capacity.remove({ id: text('id') }),
} satisfies Handlers;

export type CapacityIntent = keyof typeof capacityForms;
