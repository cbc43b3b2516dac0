import type { ReactNode } from 'react';
import { readOnly } from '../../../delivery/read-only-data.ts';
import { findSection } from '../find-section.ts';
import type { loadFaqs } from '../load-lists.ts';
import type { loadPraise } from '../load-reviews.ts';
import type { EditorialText } from '../load-subjects.ts';
import type { HomeParts } from './load-home.ts';
import { Audience } from './parts/audience.tsx';
import { Countries } from './parts/countries.tsx';
import { LawPlan } from './parts/law-plan.tsx';
import { PriceApart } from './parts/price-apart.tsx';

type Proof = { readonly faqs: Awaited<ReturnType<typeof loadFaqs>>; readonly praise: Awaited<ReturnType<typeof loadPraise>> };

type HomeFiguresProps = {
  readonly text: EditorialText;
  /** Left out with a whole page, whose figures the server has rendered. */
  readonly read: (Omit<HomeParts, 'example'> & Proof) | undefined;
  /** The sections beneath them. */
  readonly children: (proof: Proof) => ReactNode;
};

/** The read-only parts: a price in its lines, a lawful plan, our customers and our countries. */
export function HomeFigures({ text, read, children }: HomeFiguresProps) {
  const { apart, plan, vat, ...proof } = readOnly(read);
  const [price, law, audience, countries] = ['price', 'plan', 'audience', 'countries'].map((key) => findSection(text, key));
  return (
    <>
      {apart && price && <PriceApart heading={price.title} apart={apart} />}
      {plan && law && <LawPlan heading={law.title} plan={plan} />}
      {audience && <Audience section={audience} />}
      {countries && <Countries section={countries} vat={vat} />}
      {children(proof)}
    </>
  );
}
