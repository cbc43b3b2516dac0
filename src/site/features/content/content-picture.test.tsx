import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { ContentPicture } from './content-picture.tsx';

function show(image: string, alt?: string): string {
  return renderPage(() => <ContentPicture image={image} alt={alt} />);
}

describe('a picture of the content', () => {
  it.each(['scene-driver', 'vehicle-midibus', 'skyline-gent'])('%s is the drawing of that name with a text alternative', (image) => {
    expect(show(image, 'Drawing of something')).toContain(`src="/art/${image}.svg?v=b1" alt="Drawing of something"`);
  });

  it('is decorative without a text alternative', () => {
    expect(show('scene-driver')).toContain('alt=""');
  });

  it('claims no people that its drawing does not show', () => {
    expect(show('occasion-schools', 'Drawing of pupils')).not.toContain('Drawing of pupils');
  });
});
