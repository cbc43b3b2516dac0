import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { enterAs } from './staff.ts';
import { atLength, desk, expect, test } from './test.ts';

/** A picture that cannot be compressed: three bytes per pixel. */
async function makeNoise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

test('the desk accepts a picture of 10 MB behind any proxy', atLength, async ({ page }) => {
  // A name for each proxy that `npm run test:deploy` tries in turn.
  await enterAs(page, `pictures-${process.env.E2E_PROXY ?? 'none'}@example.com`, 'Pim Plaatje', ['editor']);
  const buffer = await makeNoise(1_870);
  expect(buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  const name = `ruis-${test.info().retry}-${process.env.E2E_PROXY ?? 'none'}.png`;
  await page.goto(desk('/pictures'));
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Toevoegen' }).first().click();
  await expect(page.getByText('De afbeelding is toegevoegd.')).toBeVisible({ timeout: 60_000 });
});
