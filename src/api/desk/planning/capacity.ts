import { readTogether } from '#db/engine/read-together.ts';
import { readSupply } from '#operations/capacity/capacity-store.ts';
import { isCounted } from '#operations/capacity/rules/capacity.ts';
import { listRegions } from '#operations/capacity/rules/claims.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';

/** Of all who look at Today at once. */
const listCounted = readTogether(async (context: DeskContext) => {
  const { depots } = context.rates(context.now());
  const supply = await readSupply(context.db, depots);
  return listRegions(depots).filter((region) => isCounted(region, supply));
});

builder.queryField('countedRegions', (t) =>
  t.stringList({
    description: 'Where the sites sell only what there is; empty: everywhere without limit.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      return await listCounted(context);
    },
  }),
);
