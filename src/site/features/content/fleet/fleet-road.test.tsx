import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { FleetRoad } from './fleet-road.tsx';

describe('the vehicles on one road', () => {
  it('are drawn in their largest size, each with its page', () => {
    const html = renderPage(() => <FleetRoad fleet={[{ slug: 'midibus', title: 'Midibus', most: 35 }]} />);
    expect(html).toContain('src="/art/side-midibus-35.svg?v=b1"');
    expect(html).toMatch(/<a href="[^"]*midibus[^"]*">Midibus<\/a>/);
  });
});
