import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findInspectionGaps } from '#operations/inspection/rules/inspection.ts';
import { createInspectionPack } from './inspection-pack.ts';

const duty = {
  ...{ reference: 'NL-26-104233', vehicleIndex: 1, plate: '12-BXT-3', drivers: ['Jan', 'Piet'], drivingMinutes: 190.5 },
  ...{ startsAt: '2026-11-10T05:30:00.000Z', endsAt: '2026-11-10T16:15:00.000Z', leftAt: null, doneAt: null },
  overrideReason: '=1+1',
};
const certificates = [{ kind: 'licence-d', number: '', validUntil: '2026-11-01' }] as const;
const gaps = findInspectionGaps({
  ...{ subject: 'driver', certificates, today: '2026-11-24', hasTachograph: true, duties: [duty] },
  journeyDocuments: [{ reference: 'BE-26-2', kind: 'be-reisblad', missing: ['plate'] }],
});
const contents = { name: 'Jan', from: '2026-09-29', until: '2026-11-24', certificates, duties: [duty], journeyDocuments: [], gaps };

async function open(language: 'nl' | 'en') {
  const pack = { contents, language, certificateName: (kind: string) => `«${kind}»` };
  const files = unzipSync(await createInspectionPack(pack, () => Promise.reject(new Error('there is none'))));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('the pack for a check', () => {
  it('names every gap', async () => {
    const files = await open('en');
    expect(Object.keys(files)).toEqual(['gaps.txt', 'documents.csv', 'duties.csv']);
    const lines = files['gaps.txt']?.split('\r\n').filter((line) => line.startsWith('- ')) ?? [];
    expect(lines).toHaveLength(gaps.length);
    for (const words of [
      '«licence-d»: expired on 01-11-2026',
      '«code-95»: none on file',
      'BE-26-2, Belgian journey form: the number plate',
    ])
      expect(lines.some((line) => line.includes(words))).toBe(true);
  });

  it('has documents and duties as tables in the reader’s language, in the plan’s time zone, safe against formulas', async () => {
    const files = await open('nl');
    expect(files['papieren.csv']).toContain('«licence-d»;;01-11-2026;verlopen');
    expect(files['diensten.csv']?.split('\r\n')[1]).toBe(
      `NL-26-104233;2;12-BXT-3;"Jan, Piet";10/11/2026 06:30;10/11/2026 17:15;"190,5";;;'=1+1`,
    );
  });
});
