import type { Partner } from '#content/library.ts';
import { getSite } from '#domain/sites/registry.ts';
import { builder, Domain } from '../builder.ts';
import { reporting } from '../run/failures.ts';

const PartnerRef = builder.objectRef<Partner>('Partner').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    logo: t.exposeString('logo', { description: 'Key of an illustration that the site draws.' }),
    position: t.exposeInt('position'),
    sample: t.exposeBoolean('sample', { description: 'Invented, to show what the row looks like.' }),
  }),
});

builder.queryField('getPartners', (t) =>
  t.field({
    type: [PartnerRef],
    args: { domain: t.arg({ type: Domain, required: true }) },
    resolve: (_root, { domain }, { getContent, log }) =>
      reporting({ log, operation: 'getPartners' }, () =>
        getContent().findPartners({ site: domain, language: getSite(domain).languages[0] }),
      ),
  }),
);
