import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf } from './charts.ts';
import type { ClosedMonth } from './closed-month.ts';
import { exportFormats, writeExport } from './formats.ts';
import { nextMonthToClose } from './months.ts';
import { type Movement, movementKinds, postMovement } from './movement.ts';

const sale: Movement = {
  ...{ kind: 'sale', date: '2026-10-05', number: 'INV-FR-2026-000007', reference: 'FR-26-204191', totalCents: 110_000, isOnline: false },
  vat: [{ country: 'FR', ratePercent: 10, netCents: 100_000, vatCents: 10_000, exemption: null }],
};
const credit: Movement = { ...sale, kind: 'credit-note', number: 'CN-FR-2026-000001', date: '2026-10-06' };
const late: Movement = { ...sale, kind: 'payment', number: 'FR-26-204191', vat: [], date: '2026-09-30', totalCents: -2_550 };
const cost: Movement = { ...sale, kind: 'cost', number: 'SB-FR-2026-000003', date: '2026-10-31', reference: '2026-10' };

function closed(company: string, movements: readonly Movement[]): ClosedMonth {
  const month = '2026-10';
  const chart = chartOf(company, month);
  const entries = movements.map((movement, index) => postMovement({ movement, place: index + 1, month, company }, chart));
  return { company, registerNumber: '732 829 320', month, closedAt: '2026-11-02T09:00:00.000Z', entries };
}

describe('an entry', () => {
  it('adds up to nothing, whatever the movement and the country', () => {
    const part = fc.record({
      country: fc.constantFrom('NL', 'BE', 'DE', 'FR', 'ES', 'IT'),
      ratePercent: fc.constantFrom(0, 6, 7, 9, 10, 19, 21),
      netCents: fc.integer({ min: 0, max: 1e9 }),
      vatCents: fc.integer({ min: 0, max: 1e8 }),
      exemption: fc.constantFrom(null, 'reverse-charge', 'international'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...movementKinds),
        fc.array(part),
        fc.constantFrom('NL', 'BE', 'DE', 'FR', 'ES'),
        (kind, vat, company) => {
          const totalCents = vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
          const movement = { ...sale, kind, vat, totalCents };
          const { lines } = postMovement({ movement, place: 1, month: '2026-10', company }, chartOf(company, '2026-10'));
          expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        },
      ),
    );
  });

  it('of a closed month is booked on the first day of the current one', () => {
    expect(closed('FR', [late]).entries[0]).toMatchObject({ date: '2026-10-01', documentDate: '2026-09-30' });
  });
});

describe('a file', () => {
  it('is the FEC of France with its 18 columns', () => {
    const { fileName, text } = writeExport(closed('FR', [sale, credit, late]), 'fec');
    expect(fileName).toBe('732829320FEC20261031.txt');
    const [head, ...lines] = text
      .replace(/\r\n$/, '')
      .split('\r\n')
      .map((line) => line.split('\t'));
    expect(head).toHaveLength(18);
    expect(lines.every((line) => line.length === 18)).toBe(true);
    expect(lines[0]).toEqual([
      ...['VE', 'Ventes', '202610000001', '20261005', '411000', 'Clients', '', '', 'INV-FR-2026-000007', '20261005', 'FR-26-204191'],
      ...['1100,00', '0,00', '', '', '20261102', '', ''],
    ]);
    const sum = (column: number) => lines.reduce((total, line) => total + Number(line[column]?.replace(',', '.')), 0);
    expect(sum(11)).toBeCloseTo(sum(12), 5);
  });

  it('is a Buchungsstapel of DATEV', () => {
    const { fileName, text, encoding } = writeExport(
      closed('DE', [{ ...sale, vat: [{ ...taxed('DE', 19), netCents: 92_437, vatCents: 17_563 }] }]),
      'datev',
    );
    expect(fileName).toBe('EXTF_Buchungsstapel_DE-2026-10.csv');
    expect(encoding).toBe('latin1');
    const [head = '', names = '', ...rows] = text.trimEnd().split('\r\n');
    expect(head.startsWith('"EXTF";700;21;"Buchungsstapel";13;20261102090000000;;')).toBe(true);
    expect(head.split(';')).toHaveLength(31);
    expect(head).toContain(';20260101;4;20261001;20261031;');
    expect(names.split(';')).toHaveLength(14);
    expect(rows).toEqual([
      '924,37;"S";"EUR";;;"";10000;8200;;0510;"INV-FR-2026-000007";"";;"FR-26-204191"',
      '175,63;"S";"EUR";;;"";10000;1770;;0510;"INV-FR-2026-000007";"";;"FR-26-204191"',
    ]);
  });

  it('turns debit and credit round in DATEV for credits, money and costs', () => {
    const rows = (movement: Movement) =>
      writeExport(closed('DE', [movement]), 'datev')
        .text.trimEnd()
        .split('\r\n')
        .slice(2);
    expect(rows(credit)[0]).toMatch(/^1000,00;"H";"EUR";;;"";10000;8200;/);
    expect(rows({ ...late, totalCents: 500 })).toEqual(['5,00;"H";"EUR";;;"";10000;1200;;0110;"FR-26-204191";"";;"FR-26-204191"']);
    expect(rows(cost)[0]).toMatch(/^1000,00;"H";"EUR";;;"";70000;3100;/);
  });

  it('is XML of Twinfield, balanced', () => {
    const { text } = writeExport(closed('NL', [sale, cost]), 'twinfield');
    expect(text).toContain('<period>2026/10</period>');
    expect(text).toContain('<line type="detail" id="1"><dim1>1300</dim1><value>1100.00</value><debitcredit>debit</debitcredit>');
    const sides = [...text.matchAll(/<value>([\d.]+)<\/value><debitcredit>(debit|credit)/g)];
    const sum = sides.reduce((total, [, value, side]) => total + Number(value) * (side === 'debit' ? 1 : -1), 0);
    expect(Math.round(sum * 100)).toBe(0);
  });

  it('is plain CSV', () => {
    const [head, first] = writeExport(closed('ES', [sale]), 'csv').text.split('\r\n');
    expect(head).toBe('\uFEFFcompany;month;entry;journal;date;paper_date;number;reference;account;name;vat_code;debit;credit');
    expect(first).toBe('ES;2026-10;1;sales;2026-10-05;2026-10-05;INV-FR-2026-000007;FR-26-204191;4300000;Clientes;;1100,00;');
  });

  it('tells the trips of a summary invoice apart, each with the number of its order and its own VAT', () => {
    const movements = [
      { ...sale, purchaseOrder: 'KST 4711', part: '1/2' },
      { ...sale, reference: 'FR-26-204192', purchaseOrder: '=1;x', part: '2/2' },
      { ...late, purchaseOrder: '', part: '' },
    ];
    const of = (format: (typeof exportFormats)[number]) =>
      writeExport(closed('FR', movements), format).text.replace(/\r\n$/, '').split('\r\n');
    const [head, ...rows] = of('csv');
    expect(head).toMatch(/;debit;credit;purchase_order;part$/);
    expect(rows.map((row) => row.endsWith(';KST 4711;1/2') && row.includes('FR-26-204191'))).toEqual([
      ...[true, true, true],
      ...[false, false, false, false, false],
    ]);
    expect(rows[3]).toMatch(/;FR-26-204192;.*;1100,00;;"'=1;x";2\/2$/);
    expect(rows.at(-1)).toMatch(/;;$/);
    expect(of('fec').map((line) => line.split('\t')[10])).toEqual(expect.arrayContaining(['FR-26-204191 KST 4711', 'FR-26-204192 =1;x']));
    expect(of('fec').every((line) => line.split('\t').length === 18)).toBe(true);
    expect(of('datev').join('')).toContain('"FR-26-204191 KST 4711"');
    expect(of('twinfield').join('')).toContain('<freetext2>KST 4711</freetext2></header>');
  });

  it.each(exportFormats)('of an empty month has no entries (%s)', (format) => {
    expect(writeExport(closed('NL', []), format).text).not.toContain('undefined');
  });
});

describe('the next month to close', () => {
  it('is the first after the last one that is over', () => {
    expect(nextMonthToClose(null, '2026-11-27')).toBe('2026-10');
    expect(nextMonthToClose('2026-08', '2026-11-27')).toBe('2026-09');
    expect(nextMonthToClose('2026-10', '2026-11-27')).toBeNull();
    expect(nextMonthToClose('2025-12', '2026-02-01')).toBe('2026-01');
  });
});

function taxed(country: string, ratePercent: number) {
  return { country, ratePercent, exemption: null };
}
