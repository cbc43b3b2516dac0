import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { lostItemDays } from '#operations/lost-items/rules/lost-item.ts';
import { messageDays } from '#operations/messages/rules/message.ts';
import { neverBookedDays } from './retention-terms.ts';

const dutch = ['90 dagen', 'twee jaar'];
const french = ['90 jours', 'deux ans'];
const words = {
  ...{ nl: dutch, nlBE: dutch, fr: french, frBE: french },
  ...{ en: ['90 days', 'two years'], de: ['90 Tagen', 'zwei Jahre'], es: ['90 días', 'dos años'] },
};

it.each(siteLanguages)('the privacy page in %s names the terms by which the program deletes', (language) => {
  expect([neverBookedDays, lostItemDays, messageDays]).toEqual([90, 90, 2 * 365]);
  const page = readFileSync(`content/pages/privacy/${language}.yaml`, 'utf8').replaceAll('\u00a0', ' ');
  const retention = page.slice(page.indexOf('key: retention'), page.indexOf('key: link'));
  const [days = '', years = ''] = words[language];
  expect(retention.split(days)).toHaveLength(3);
  expect(retention).toContain(years);
});
