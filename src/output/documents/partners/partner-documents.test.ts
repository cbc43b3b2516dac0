import { describe, expect, it } from 'vitest';
import { textLimits } from '#domain/input/text-limits.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { sampleJobOrder } from '#operations/partners/rules/testing/sample-job-order.ts';
import { sampleSelfBilled } from '#operations/partners/rules/testing/sample-self-billed.ts';
import { sampleStatement } from '#operations/partners/rules/testing/sample-statement.ts';
import { createDocuments } from '../create-documents.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sampleAddresses } from '../testing/sample-addresses.ts';

const documents = createDocuments({ addresses: sampleAddresses });

describe('the order of a job', () => {
  it('names the parties, the time, the price and the terms', async () => {
    const { text, title } = await readPdf(await documents.partnerPdf(sampleJobOrder()));
    expect(title).toBe('Ordre d’affrètement FR-26-847518');
    for (const part of [
      'Convoya SAS',
      'Autocars Bertrand',
      'mar. 24 nov. 2026, 10:12',
      'Place Bellecour 2, 69002 Lyon',
      'Camille Roux, +33 6 12 34 56 78',
      'Sac bleu',
      '€ 1 020',
      'Payé sous 30 jours',
      'à indiquer avant le ven. 27 nov. 2026, 17:00',
      'Un jour ou moins avant le début € 510 (50 % du prix)',
      '14 jours ou moins avant le début € 255 (25 % du prix)',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  it('names the crew once known, and our role towards the customer', async () => {
    const crew = { driverName: 'Luc Martin', driverPhone: '+33612345678', vehicle: 'AB-123-CD, blanc' };
    const { text } = await readPdf(await documents.partnerPdf(sampleJobOrder('fr', { crew, contractRole: 'principal' })));
    expect(text).toContain('Luc Martin, +33612345678, AB-123-CD, blanc');
    expect(text).toContain('Nous sommes le cocontractant du client');
    const asAgent = await readPdf(await documents.partnerPdf(sampleJobOrder('fr', { contractRole: 'agent' })));
    expect(asAgent.text).not.toContain('cocontractant');
  });

  it('has notes of the longest length whole, with their lines', async () => {
    const words = Array.from({ length: 240 }, (_, index) => `w${String(index).padStart(6, '0')}`);
    const notes = `${words.join(' ')}\nlast`.slice(0, textLimits.notes);
    const { sheets } = sampleJobOrder();
    const long = sheets.map((sheet) => ({ ...sheet, notes, stops: sheet.stops.map((stop) => ({ ...stop, notes })) }));
    const { text, outside } = await readPdf(await documents.partnerPdf(sampleJobOrder('nl', { sheets: long })));
    expect(words.filter((word) => text.split(word).length - 1 !== long.length + 2)).toEqual([]);
    expect(outside).toEqual([]);
  });

  it.each(siteLanguages)('is whole in %s', async (language) => {
    const { outside, language: tag, text } = await readPdf(await documents.partnerPdf(sampleJobOrder(language)));
    expect(tag).toBe(tagOf(language));
    expect(outside).toEqual([]);
    expect(text).not.toMatch(/\{\{|order\./);
  });
});

describe('a statement', () => {
  it('has every line, the VAT by country and the totals, and marks disputed lines', async () => {
    const { text, title } = await readPdf(await documents.partnerPdf(sampleStatement()));
    expect(title).toBe('Relevé novembre 2026, Autocars Bertrand');
    for (const part of [
      '28-11-2026 FR-26-847518 Lyon – Grenoble Convoya SAS € 1 020 € 102',
      'correction: Péage compté deux fois',
      'frais de prestation rendue',
      'contesté : Deux heures de plus',
      'France 10 % facturée par vous € 1 000 € 100',
      'Total € 845',
      'Les lignes contestées ne sont pas comprises dans les totaux.',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    const open = await readPdf(await documents.partnerPdf(sampleStatement('fr', { isClosed: false })));
    expect(open.text).toContain('Le mois n’est pas terminé');
  });

  it.each(siteLanguages)('is whole in %s', async (language) => {
    const { outside, text } = await readPdf(await documents.partnerPdf(sampleStatement(language)));
    expect(outside).toEqual([]);
    expect(text).not.toMatch(/\{\{|statement\./);
  });
});

describe('an invoice in a partner’s name', () => {
  it('has the particulars of article 226 and names its issuer', async () => {
    const { text, title } = await readPdf(await documents.partnerPdf(sampleSelfBilled()));
    expect(title).toBe('Autofacturation SB-FR-12-2026-000003');
    for (const part of [
      'établie par Convoya SAS au nom et pour le compte de Autocars Bertrand, selon l’accord du 15-01-2026',
      'Rue de la Part-Dieu 1 69003 Lyon France',
      'FR40303265045',
      '28-11-2026 Transport de voyageurs FR-26-847518 : Lyon – Grenoble € 1 420',
      'France € 1 020 10 % € 102',
      'Belgique € 400 Autoliquidation € 0',
      'Total € 1 522',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  it('names the invoice that a credit note corrects', async () => {
    const corrects = { number: 'SB-FR-12-2026-000001', issuedOn: '2026-11-02' };
    const { text } = await readPdf(await documents.partnerPdf(sampleSelfBilled('de', { kind: 'self-billed-credit', corrects })));
    expect(text).toContain('Korrektur einer Gutschrift');
    expect(text).toContain('SB-FR-12-2026-000001 vom 02-11-2026');
  });

  it.each([
    ['en', 'Self-billing', 'Reverse charge'],
    ['nl', 'Factuur uitgereikt door afnemer', 'Btw verlegd'],
    ['nlBE', 'Factuur uitgereikt door afnemer', 'Btw verlegd'],
    ['de', 'Gutschrift', 'Steuerschuldnerschaft des Leistungsempfängers'],
    ['fr', 'Autofacturation', 'Autoliquidation'],
    ['frBE', 'Autofacturation', 'Autoliquidation'],
    ['es', 'Facturación por el destinatario', 'Inversión del sujeto pasivo'],
  ] as const)('has the words of the Directive in %s (art. 226(10a) and (11a))', async (language, mention, reverse) => {
    const { outside, text } = await readPdf(await documents.partnerPdf(sampleSelfBilled(language)));
    expect(outside).toEqual([]);
    expect(text).toContain(mention);
    expect(text).toContain(reverse);
  });
});
