import type { Handlers } from '../desk-action.ts';

/** The forms of a city's facts. */
export const factForms = {
  publish: async ({ acts }, { params, text }) =>
    acts.facts.publish({
      ...{ city: params.city ?? '', seen: text('seen'), key: text('key'), value: text('value'), source: text('source') },
      ...{ checkedAt: text('checkedAt'), validUntil: text('validUntil'), note: text('note') },
    }),
  back: async ({ acts }, { params, text }) => acts.facts.takeBack({ city: params.city ?? '', version: text('version') }),
} satisfies Handlers;
