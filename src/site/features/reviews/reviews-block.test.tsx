import { describe, expect, it } from 'vitest';
import { assignMarks } from '../../ui/partner-marks.ts';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { ReviewsBlock } from './reviews-block.tsx';

const partners = assignMarks(Array.from({ length: 10 }, (_, index) => ({ name: `Partner ${index}` })));

describe('ReviewsBlock', () => {
  it('shows eight partners and, without reviews, nothing else', () => {
    const html = renderPage(() => <ReviewsBlock partners={partners} />);
    expect(html.match(/Partner \d/g)).toHaveLength(8);
    expect(html).not.toContain('out of 5');
  });

  it('gives a bare review five stars three times', () => {
    const html = renderPage(() => <ReviewsBlock partners={[]} reviews={[{ id: '1' }]} />);
    expect(html.match(/5 out of 5 stars/g)).toHaveLength(3);
  });

  it('has the partners above the reviews', () => {
    const html = renderPage(() => <ReviewsBlock partners={partners} heading="Said of us" reviews={[{ id: '1' }]} />);
    expect(html.indexOf('Partner 7')).toBeGreaterThan(0);
    expect(html.indexOf('Said of us')).toBeGreaterThan(html.indexOf('Partner 7'));
    expect(html.indexOf('out of 5')).toBeGreaterThan(html.indexOf('Said of us'));
  });

  it('shows a review’s content', () => {
    const review = {
      id: '1',
      content: '<p>Good</p>',
      author: 'N. Vos',
      organisation: 'School',
      writtenAt: '2026-09-04',
      busRating: 3.5,
    };
    const html = renderPage(() => <ReviewsBlock partners={[]} reviews={[review]} />);
    for (const text of ['<p>Good</p>', 'N. Vos', 'School', '04-09-2026', '3.5 out of 5 stars']) expect(html).toContain(text);
  });

  it('leads to more in a new tab and to how they are collected', () => {
    const html = renderPage(() => <ReviewsBlock partners={[]} reviews={[{ id: '1' }]} />, { site: 'es', language: 'es' });
    expect(html).toMatch(/<a href="\/por-que-elegirnos"[^>]*target="_blank"/);
    expect(html).toContain('(opens in a new tab)');
    expect(html.match(/href="[^"]+"/g)).toHaveLength(2);
  });

  it('labels samples once if all are samples, and each one among real ones', () => {
    const sample = (id: string) => ({ id, sample: true });
    const all = renderPage(() => <ReviewsBlock partners={[]} reviews={[sample('1'), sample('2')]} />);
    expect(all.match(/These are example reviews/g)).toHaveLength(1);
    expect(all).not.toContain('Example review<');
    const mixed = renderPage(() => <ReviewsBlock partners={[]} reviews={[sample('1'), { id: '2' }]} />);
    expect(mixed).not.toContain('These are example reviews');
    expect(mixed.match(/Example review</g)).toHaveLength(1);
  });
});
