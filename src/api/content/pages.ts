import { contentPageKeys } from '#content/kinds.ts';
import type { Page } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { Described, Hero, Meta } from './parts.ts';
import { placeArguments, placeOf } from './place-arguments.ts';

type Section = Page['sections'][number];

const SectionItem = builder.objectRef<Section['items'][number]>('SectionItem').implement({
  fields: (t) => ({ title: t.exposeString('title'), description: t.exposeString('description') }),
});

const PageSection = builder.objectRef<Section>('PageSection').implement({
  interfaces: [Described],
  fields: (t) => ({
    key: t.exposeString('key', { description: 'By which a page finds the section, whatever its place.' }),
    items: t.expose('items', { type: [SectionItem] }),
  }),
});

const PageRef = builder.objectRef<Page>('Page').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key'),
    createdAt: t.exposeString('createdAt'),
    status: t.exposeString('status'),
    textLanguage: t.exposeString('textLanguage', { description: 'Differs from the language asked for where a text is still missing.' }),
    needsLegalReview: t.exposeBoolean('needsLegalReview'),
    hero: t.expose('hero', { type: Hero }),
    sections: t.expose('sections', { type: [PageSection] }),
    meta: t.expose('meta', { type: Meta }),
  }),
});

builder.queryField('getPage', (t) =>
  t.field({
    type: PageRef,
    nullable: true,
    args: { key: t.arg.string({ required: true, description: 'A page key, such as `about`.' }), ...placeArguments },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getPage' }, () => {
        const key = contentPageKeys.find((known) => known === args.key);
        return key === undefined ? null : getContent().findPage({ ...placeOf(args), key });
      }),
  }),
);
