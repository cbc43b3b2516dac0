import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { JourneyDocument } from '#operations/journey-documents/rules/journey-document.ts';
import { sampleDocument, sampleDocumentInput } from '#operations/journey-documents/rules/testing/sample-document.ts';
import { createDocuments } from '../create-documents.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sampleAddresses } from '../testing/sample-addresses.ts';

const documents = createDocuments({ addresses: sampleAddresses });
const madeAt = '2026-12-01T09:30:00.000Z';

async function draw(document: JourneyDocument, address: string | null = null) {
  const read = await readPdf(await documents.journeyPdf({ document, madeAt, address }));
  return { ...read, text: read.text.replaceAll('\u00a0', ' ') };
}

describe('journey documents', () => {
  it('the Belgian one has its required contents, in the language of the region', async () => {
    const { text, language, pages } = await draw(sampleDocument('be-reisblad', 'Brugge–Ieper'));
    expect([language, pages.length]).toEqual(['nl-BE', 1]);
    for (const part of [
      'Autocars Bertrand',
      'Reisblad',
      'do 3 dec 2026, 07:00',
      'AB-123-CD',
      'Luc Martin',
      'École Jules Ferry',
      'Vergunning 2026/84/0001234',
      'do 3 dec 2026, 08:00, 8000 Brugge',
      'Naar 8900 Ieper',
      'Passagiers 48',
      'Gent – Brugge',
      'Kilometers in totaal 164',
      'Handtekening van de vervoerder',
      'Tot 3 jaar na de rit te bewaren.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('the French one serves as ordre de mission too: start and end of the mission, boarding and setting down, stamp', async () => {
    const { text, language, pages } = await draw(sampleDocument('fr-billet-collectif', 'Lyon–Grenoble'));
    expect([language, pages.length]).toEqual(['fr-FR', 1]);
    for (const part of [
      'Billet collectif',
      'Rue Garibaldi 12, 69003 Lyon',
      'Motif du déplacement Sortie scolaire',
      'Début de mission jeu. 3 déc. 2026, 07:00, Vénissieux',
      'Prise en charge jeu. 3 déc. 2026, 07:30, 69002 Lyon',
      'Fin de mission jeu. 3 déc. 2026, 18:45, Vénissieux',
      'Prix : voir facture INV-FR-2026-000042',
      'Cachet de l’entreprise',
      'À conserver 2 ans après le voyage.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('123456789');
  });

  it('the school’s has plate, licence, driver with licence number, and the driving scheme; the violet card is filled in by hand', async () => {
    const { text, pages } = await draw(sampleDocument('fr-dossier-scolaire', 'Lyon–Grenoble'));
    expect(pages).toHaveLength(1);
    for (const part of [
      'AB-123-CD',
      'Licence n° 2026/84/0001234',
      'Luc Martin, permis 123456789',
      'à vide 25 minutes · autres tâches 20 minutes · conduite 1 h 30',
      'carte violette ou date de l’autorisation de mise en circulation ……',
      'Camille Roux, +33 6 12 34 56 78',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('the Spanish one has its own address as a code and in words, no empty runs, and takes nothing by hand', async () => {
    const address = 'https://desk.example.com/papers/abcdefghijklmnopqrstuvwxyzA';
    const { text, language } = await draw(sampleDocument('es-hoja-de-ruta', 'Toledo–Madrid'), address);
    expect(language).toBe('es-ES');
    for (const part of [
      'Hoja de ruta',
      'Luc Martin, NIF 12345678Z',
      'Servicio discrecional',
      'Origen 45001 Toledo',
      'Destino 28013 Madrid',
      'NIF FR40303265045',
      'Creada el mar, 1 dic 2026, 10:30',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(' ', '')).toContain(address);
    expect(text).not.toMatch(/en vacío|Illescas/);
    const open = sampleDocument('es-hoja-de-ruta', 'Toledo–Madrid', {
      drivers: [{ name: 'Luc Martin', licenceNumber: '', taxNumber: '' }],
    });
    expect((await draw(open)).text).toContain('Incompleta: no consta NIF del conductor no consta');
  });

  it('the European one has the contents in the order of the headings, with kilometres and empty runs, and says that it is not the form', async () => {
    const { text, language, pages } = await draw(sampleDocument('eu-journey-form', 'Utrecht–Paris'));
    expect([language, pages.length]).toEqual(['nl-NL', 1]);
    expect(text).toContain('Dit is niet het reisblad.');
    expect(text).toContain('boekje NL 004512, blad 17');
    const headings = [
      '1 Kenteken van de bus AB-123-CD',
      '2 Vervoerder Autocars Bertrand',
      '3 Chauffeur(s) Luc Martin',
      '4 Wie de reis organiseert École Jules Ferry',
      '5 Soort vervoer Internationaal ongeregeld vervoer, 48 passagiers',
      '6 Van, naar, van wanneer tot wanneer 3511 ED Utrecht – 75001 Paris',
      '7 Reisprogramma',
      'Nieuwegein – Utrecht leeg Nederland 12',
      'Utrecht – Paris met de groep Nederland, België, Frankrijk 505',
      'Paris – Nieuwegein leeg Nederland 16',
      'Kilometers in totaal 533',
      'rubriek 10',
      '56 dagen een kopie',
    ];
    const places = headings.map((part) => text.indexOf(part));
    expect(headings.filter((_part, index) => places[index] === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((first, second) => first - second));
  });

  it('cabotage is called so', async () => {
    const { carrier } = sampleDocumentInput('Lyon–Grenoble');
    const document = sampleDocument('eu-journey-form', 'Lyon–Grenoble', { carrier: { ...carrier, country: 'NL' } });
    expect((await draw(document)).text).toContain('Ongeregeld vervoer als cabotage');
  });

  it.each(siteLanguages)('is whole in %s', async (language) => {
    const nobody = { drivers: [], invoice: '', form: { book: '', number: '' } };
    const document = { ...sampleDocument('eu-journey-form', 'Utrecht–Paris', nobody), language };
    const { outside, language: tag, text } = await draw(document);
    expect(tag).toBe(tagOf(language));
    expect(outside).toEqual([]);
    expect(text).not.toMatch(/\{\{|lines\.|items\./);
  });
});
