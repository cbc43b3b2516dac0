import { describe, expect, it } from 'vitest';
import { Illustration } from './illustration.tsx';
import { renderPage } from './testing/render-page.tsx';

describe('Illustration', () => {
  it('is an image of known size under the name of the build', () => {
    const html = renderPage(() => <Illustration name="vehicle-midibus" />);
    expect(html).toContain('src="/art/vehicle-midibus.svg?v=b1"');
    expect(html).toContain('width="480" height="270"');
  });

  it('is one that was added at the desk, in the size that its reader needs', () => {
    const html = renderPage(() => <Illustration name="photo-0123456789abcdef0123456789abcdef" />);
    expect(html).toContain('src="/pictures/photo-0123456789abcdef0123456789abcdef-960.webp"');
    expect(html).not.toContain('/art/');
  });

  it('is silent as decoration and named on request', () => {
    expect(renderPage(() => <Illustration name="success" />)).toContain('alt=""');
    expect(renderPage(() => <Illustration name="success" alt="Booked" />)).toContain('alt="Booked"');
  });

  it('waits until it is seen, but at the head of a page', () => {
    expect(renderPage(() => <Illustration name="map" />)).toContain('loading="lazy"');
    expect(renderPage(() => <Illustration name="map" eager />)).toMatch(/<img[^>]*loading="eager" fetchPriority="high"/);
  });
});
