import type { contractOf } from '#operations/partners/rules/country-terms.ts';
import { builder } from '../builder.ts';

/** The party that the customer contracts with. */
export const ContractRef = builder.objectRef<ReturnType<typeof contractOf>>('Contract').implement({
  fields: (t) => ({
    company: t.exposeString('company'),
    role: t.string({ description: 'carrier, principal or agent.', resolve: ({ role }) => role }),
    operatorNamed: t.string({
      description: 'When the customer reads which other operator carries him: once-known or day-before.',
      resolve: ({ operatorNamed }) => operatorNamed,
    }),
  }),
});
