import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { RichText } from './rich-text.tsx';

describe('RichText', () => {
  it('leads pages named by key to the page of the site and language', () => {
    const html = '<p><a href="page:contact">c</a> <a href="page:nowhere">n</a></p>';
    const page = renderPage(() => <RichText html={html} />, { site: 'de', language: 'de' });
    expect(page).toContain('<a href="/kontakt">c</a>');
    expect(page).toContain('<span>n</span>');
  });

  it('marks an external address', () => {
    const page = renderPage(() => <RichText html={'<p><a href="https://law.example/a">law</a></p>'} />);
    expect(page).toContain('<a href="https://law.example/a" rel="external noopener">law</a>');
  });

  it('writes text as text', () => {
    expect(renderPage(() => <RichText html={'<p>&lt;script&gt;</p><script>x</script>'} />)).toMatch(/<p>&lt;script&gt;<\/p><\/div>$/);
  });
});
