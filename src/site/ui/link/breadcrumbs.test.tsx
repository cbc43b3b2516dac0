import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('start at home and end without a link', () => {
    const items = [
      { name: 'Locations', url: '/locations' },
      { name: 'Rome', url: '/locations/rome' },
    ];
    const html = renderPage(() => <Breadcrumbs items={items} />);
    expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(['/', '/locations']);
    expect(html).toContain('<span aria-current="page">Rome</span>');
  });
});
