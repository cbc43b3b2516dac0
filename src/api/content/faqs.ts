import type { Faq } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ContentEntry, CountryRef, FaqCategoryRef } from './parts.ts';
import { placeArguments, placeOf } from './place-arguments.ts';

const FaqRef = builder.objectRef<Faq>('Faq').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug'),
    pages: t.stringList({ resolve: ({ pages }) => [...pages] }),
    question: t.exposeString('question'),
    content: t.string({ description: 'Clean HTML.', resolve: ({ content }) => content.html }),
    category: t.expose('category', { type: FaqCategoryRef }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getFAQs', (t) =>
  t.field({
    type: [FaqRef],
    args: {
      ...placeArguments,
      page: t.arg.string({ description: 'A page key; without it the questions of every page.' }),
      country: t.arg.string({ description: 'Country of a booking, whose own questions are answered; `ESP` is ES and `Other` is EU.' }),
    },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getFAQs' }, () => {
        const { page, country } = args;
        return getContent().findFaqs({ ...placeOf(args), ...(page ? { page } : {}), ...(country ? { country } : {}) });
      }),
  }),
);
