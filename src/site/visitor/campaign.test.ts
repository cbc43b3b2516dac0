import { describe, expect, it } from 'vitest';
import { deviceClassOf, listCampaignParameters, readCampaign, readSentCampaign } from './campaign.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile';

describe('readCampaign', () => {
  it('joins the five parts and the device, empty ones included', () => {
    const query = new URLSearchParams('utm_source=news&utm_campaign=spring;2027&gclid=Cj0K');
    expect(readCampaign(query, phone)).toEqual({ gclid: 'Cj0K', utm: 'news;;;;spring 2027;phone' });
  });

  it('is empty for a direct visitor', () => {
    expect(readCampaign(new URLSearchParams('x=1'), '')).toEqual({ gclid: '', utm: '' });
  });

  it('removes mail addresses, long values and control characters', () => {
    expect(readCampaign(new URLSearchParams({ utm_source: 'anna@example.com', gclid: 'a@b.c' }), '')).toEqual({
      gclid: 'redacted',
      utm: 'redacted;;;;;desktop',
    });
    const long = readCampaign(new URLSearchParams({ gclid: `a\n${'b'.repeat(1_000)}`, utm_term: 'c'.repeat(1_000) }), '');
    expect([long.gclid.length, long.utm.length, long.gclid.slice(0, 3)]).toEqual([300, 300, 'a b']);
  });
});

describe('readCampaign of words that are too long together', () => {
  it('keeps six parts, with the device last, and cuts only the longest', () => {
    const words = { utm_source: 'newsletter', utm_term: 'c'.repeat(1_000), utm_content: 'd'.repeat(1_000), utm_campaign: 'spring' };
    const { utm } = readCampaign(new URLSearchParams(words), phone);
    const [source, medium, term = '', content = '', campaign, device, ...more] = utm.split(';');
    expect([source, medium, campaign, device, more]).toEqual(['newsletter', '', 'spring', 'phone', []]);
    expect([utm.length <= 300, utm.length >= 299, term.length === content.length]).toEqual([true, true, true]);
  });
});

describe('readSentCampaign', () => {
  const query = new URLSearchParams('gclid=of-address&utm_source=address');
  const form = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it('takes the form’s word before the address’s', () => {
    expect(readSentCampaign(form({ gclid: 'kept', utm: 'news;;;;;phone' }), query, '')).toEqual({ gclid: 'kept', utm: 'news;;;;;phone' });
    expect(readSentCampaign(form({}), query, '')).toEqual({ gclid: 'of-address', utm: 'address;;;;;desktop' });
  });

  it('cleans a form’s values, and ignores files', () => {
    const data = form({ utm: 'anna@example.com;;;;;phone' });
    data.set('gclid', new File(['x'], 'x.txt'));
    expect(readSentCampaign(data, new URLSearchParams(), '')).toEqual({ gclid: '', utm: 'redacted' });
  });
});

describe('listCampaignParameters', () => {
  it('leads back to the same campaign', () => {
    const campaign = { gclid: 'Cj0K', utm: 'news;;bus huren;;spring;phone' };
    const query = new URLSearchParams(listCampaignParameters(campaign).map(([name, value]) => [name, value]));
    expect(readCampaign(query, phone)).toEqual(campaign);
    expect(listCampaignParameters({ gclid: '', utm: '' })).toEqual([]);
  });
});

describe('deviceClassOf', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari', 'phone'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) Safari', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0)', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari', 'desktop'],
  ])('%s is a %s', (userAgent, device) => {
    expect(deviceClassOf(userAgent)).toBe(device);
  });

  it('distinguishes an iPad that presents itself as a Mac by its touch', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari';
    expect(deviceClassOf(mac, 5)).toBe('tablet');
    expect(readCampaign(new URLSearchParams('utm_source=news'), mac, 5).utm).toBe('news;;;;;tablet');
    expect(deviceClassOf('Mozilla/5.0 (Windows NT 10.0)', 10)).toBe('desktop');
  });
});
