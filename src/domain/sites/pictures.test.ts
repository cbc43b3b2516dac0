import { describe, expect, it } from 'vitest';
import { isPhoto, photoKeyOf, photoPath, photoSizes, readPhotoPath, sharePath } from './pictures.ts';

const key = photoKeyOf('0123456789abcdef'.repeat(4));

describe('where pictures are had', () => {
  it('is read back as it is written', () => {
    expect(isPhoto(key)).toBe(true);
    for (const size of photoSizes) expect(readPhotoPath(size === 'share' ? sharePath(key) : photoPath(key, size))).toEqual({ key, size });
  });

  it.each([
    '/pictures/',
    `/pictures/${key}-481.webp`,
    `/pictures/${key}-480.jpg`,
    `/pictures/${key}-share.webp`,
    `/pictures/${key}.jpg`,
    `/share/${key}-480.webp`,
    '/share/map.jpg',
    `/pictures/x${key}-480.webp`,
    '/pictures/skyline-gent-480.webp',
    `/pictures/${key}-480.webp/..`,
  ])('is nowhere else: %s', (path) => {
    expect(readPhotoPath(path)).toBeNull();
  });
});
