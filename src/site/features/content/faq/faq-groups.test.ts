import { describe, expect, it } from 'vitest';
import { groupFaqs } from './faq-groups.ts';

const price = { id: 'c1', slug: 'price', title: 'Price' };
const road = { id: 'c2', slug: 'road', title: 'On the road' };
const faq = (id: string, category: typeof price) => ({ id, question: `${id}?`, content: '<p>Yes.</p>', category });

describe('questions by category', () => {
  it('come in the order of their first question, each once', () => {
    const groups = groupFaqs([faq('a', price), faq('b', road), faq('c', price)]);
    expect(groups.map(({ slug, faqs }) => [slug, faqs.map(({ id }) => id)])).toEqual([
      ['price', ['a', 'c']],
      ['road', ['b']],
    ]);
  });

  it('are none when there are no questions', () => {
    expect(groupFaqs([])).toEqual([]);
  });
});
