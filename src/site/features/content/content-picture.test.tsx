import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentPicture } from './content-picture.tsx';

const scenes = ['airport', 'boarding', 'documents', 'driver', 'itinerary', 'luggage', 'office', 'support'].map((name) => `scene-${name}`);

function draw(image: string, alt?: string): string {
  return renderToStaticMarkup(<ContentPicture image={image} alt={alt} />);
}

describe('a picture of the content', () => {
  it('is another one for each scene', () => {
    expect(new Set(scenes.map((scene) => draw(scene))).size).toBe(scenes.length);
  });

  it.each(scenes)('%s has its size, no inline style, and says what it shows', (scene) => {
    const markup = draw(scene, 'Drawing of a scene');
    expect(markup).toContain('width="480" height="270"');
    expect(markup).toContain('aria-label="Drawing of a scene"');
    expect(markup).not.toMatch(/style=|NaN|undefined/);
    expect(markup.length).toBeLessThan(9_000);
  });

  it('is decoration without words of its own', () => {
    expect(draw('scene-driver')).toContain('aria-hidden="true"');
  });

  it('is a drawing of ours for a vehicle, named', () => {
    expect(draw('vehicle-midibus', 'Drawing of a midibus')).toContain('aria-label="Drawing of a midibus"');
  });

  it('claims no people that its drawing does not show', () => {
    expect(draw('occasion-schools', 'Drawing of pupils')).not.toContain('Drawing of pupils');
  });
});
