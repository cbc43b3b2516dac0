import { expect, it } from 'vitest';
import { schema } from '../schema.ts';
import { writeOperationsPage } from './operations-page.ts';

it('lists every query and mutation once, with what it takes and answers', () => {
  const page = writeOperationsPage(schema);
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const name of Object.keys(type?.getFields() ?? {}))
      expect([name, page.match(new RegExp(`<code>${name}[(:]`, 'g'))?.length]).toEqual([name, 1]);
  expect(page).toContain('<code>getPartners(domain: Domain!): [Partner!]!</code>');
});
