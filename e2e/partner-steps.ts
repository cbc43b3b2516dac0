import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileCertificates } from './plan-steps.ts';
import { desk, expect, type Page } from './test.ts';

const certificates = ['operator-licence', 'insurance', 'signed-terms', 'self-billing', 'papers-check'];

/** Adds an approved partner, and stays on its page. */
export async function addPartner(page: Page, name: string, email: string): Promise<void> {
  await page.goto(desk('/fleet'));
  await page.getByText('Vervoerder toevoegen').first().click();
  const form = page.getByRole('complementary', { name: 'Vervoerder toevoegen' });
  await form.getByLabel('Statutaire naam').fill(name);
  await form.locator('[name="kind"]').selectOption('partner');
  await form.getByLabel('Telefoon, dag en nacht').fill('+33 4 78 00 00 00');
  await form.locator('[name="email"]').fill(email);
  await form.getByRole('button', { name: 'Vervoerder toevoegen' }).click();
  await page.waitForURL(/operators\//);
  await fileCertificates(page, certificates);
  const profile = page.getByRole('region', { name: 'Als partner' });
  await profile.getByLabel('Status').selectOption('active');
  await profile.getByLabel('Taal van onze e-mails').selectOption('nl');
  for (const vehicle of await profile.locator('[name="classes"]').all()) await vehicle.check();
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Komt in aanmerking.').first()).toBeVisible();
}

/** The last link of a kind in a partner's mails. */
export async function linkFor(email: string, kind: RegExp = /\/partner\/[\w-]{27}/): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
      const his = mails.filter((text) => text.includes(email)).map((text) => text.replaceAll(/=\r?\n/g, ''));
      link = his.map((text) => kind.exec(text)?.[0]).find((found) => found !== undefined);
      return link;
    })
    .toBeDefined();
  return desk(link ?? '');
}
