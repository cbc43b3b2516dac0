import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { FaqBlock, type FaqItem } from './faq-block.tsx';

const items: readonly FaqItem[] = [
  { id: '1', question: 'Why?', content: '<p>So.</p>' },
  { id: '2', question: 'How?', content: '<p onclick="x">Thus.</p>' },
];

function render(given: readonly FaqItem[] | null, country: string | null): string {
  return renderPage(() => <FaqBlock items={given} country={country} />);
}

describe('FaqBlock', () => {
  it('opens the first answer alone', () => {
    const html = render(items, 'NL');
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false]);
    expect(html).toContain('<p>Thus.</p>');
  });

  it.each([
    ['on its way', null, 'NL'],
    ['without a country', items, null],
  ] as const)('shows a loader %s', (_, given, country) => {
    expect(render(given, country)).toContain('role="status"');
    expect(render(given, country)).not.toContain('<details');
  });

  it('is not there when there are no questions', () => {
    expect(render([], 'NL')).toBe('');
  });
});
