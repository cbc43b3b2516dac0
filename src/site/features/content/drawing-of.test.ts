import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing-of.ts';

describe('the drawing of an image key', () => {
  it.each(['vehicle-midibus', 'occasion-schools', 'skyline-den-haag'])('is %s itself', (image) => {
    expect(drawingOf(image)).toBe(image);
  });

  it('is the nearest one for a scene', () => {
    expect(drawingOf('scene-luggage')).toBe('occasion-holiday');
  });

  it('is the map for a key that nothing has', () => {
    expect(drawingOf('scene-unheard-of')).toBe('map');
    expect(drawingOf('')).toBe('map');
  });
});
