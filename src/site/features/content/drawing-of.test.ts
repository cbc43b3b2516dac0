import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing-of.ts';

describe('the drawing of an image key', () => {
  it.each(['vehicle-midibus', 'occasion-schools', 'skyline-den-haag'])('is %s itself', (image) => {
    expect(drawingOf(image)).toEqual({ name: image, isExact: true });
  });

  it('is the nearest one for a scene, without the words for what it does not show', () => {
    expect(drawingOf('scene-luggage')).toEqual({ name: 'occasion-holiday', isExact: false });
  });

  it('is the map for a name that nothing has', () => {
    expect(drawingOf('scene-unheard-of')).toEqual({ name: 'map', isExact: false });
    expect(drawingOf('')).toEqual({ name: 'map', isExact: false });
  });
});
