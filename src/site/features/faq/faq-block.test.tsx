import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { FaqBlock, type FaqItem } from './faq-block.tsx';
import { BriefFaqList } from './late/brief-faq-list.tsx';

const items: readonly FaqItem[] = [
  { id: '1', question: 'Why?', content: '<p>So.</p>' },
  { id: '2', question: 'How?', content: '<p onclick="x">Thus.</p>' },
];

function render(given: readonly FaqItem[] | null): string {
  return renderPage(() => <FaqBlock items={given} />);
}

describe('FaqBlock', () => {
  it('opens only the first answer', () => {
    const html = render(items);
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false]);
    expect(html).toContain('<p>Thus.</p>');
  });

  it('opens only the first answer below a trip too', () => {
    const many = ['1', '2', '3'].map((id) => ({ id, question: `Question ${id}`, content: '<p>So.</p>' }));
    const html = renderPage(() => <FaqBlock items={many} list={BriefFaqList} />);
    const questions = html.match(/<details[^>]*>(?=<summary[^>]*><h3)/g) ?? [];
    expect(questions.map((tag) => tag.includes('open'))).toEqual([true, false, false]);
  });

  it('shows a loader while they are on their way', () => {
    expect(render(null)).toContain('role="status"');
    expect(render(null)).not.toContain('<details');
  });

  it('is not there when there are no questions', () => {
    expect(render([])).toBe('');
  });
});
