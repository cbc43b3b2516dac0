import { v7 as createKey } from 'uuid';
import { letterKeys } from '#domain/trip/letters.ts';
import { sayOrdered } from '#output/texts/travel/say-ordered.ts';
import type { DeskRequest } from '../desk-request.ts';
import { fillLetter } from '../sales/fill-letter.ts';
import { createSalesWords } from '../sales/sales-words.ts';
import type { BegunLetter } from './acts/letter-act.tsx';
import type { TripPage } from './trip-page.ts';

export type SaidTrip = ReturnType<typeof describeTrip>;

/** The order and the price in the words that the customer reads. Made on the server, so that a page receives only what it shows. */
export function describeTrip(desk: Pick<DeskRequest, 'language' | 'textsOf'>, { ordered, parts, price }: TripPage) {
  const { travel, countryName, sales } = createSalesWords(desk);
  const lines = price === null ? [] : price.lines;
  return {
    ordered: sayOrdered({ items: ordered, parts }, travel).map(({ field, label, lines: said }) => ({ field, label, lines: [...said] })),
    vehicles: price === null ? '' : travel.vehicles(price.vehicles),
    lines: lines.map(({ text, amountCents, ...line }) => ({
      what: text === '' ? travel.line(line.kind) : text,
      detail: text === '' && line.unit !== 'piece' ? travel.quantity(line) : '',
      amountCents,
    })),
    vat: (price?.vat ?? []).map(({ countryCode, ratePercent, cents }) => ({
      text: sales('price.vat', { country: countryName(countryCode), rate: travel.number(ratePercent) }),
      cents,
    })),
  };
}

/** A letter for the drawer, started from the template in the address; null for a customer who was erased. */
export async function beginLetter(desk: DeskRequest, reference: string, asked: string | null): Promise<BegunLetter | null> {
  const letter = await desk.queries.trips.letter({ reference });
  if (letter === null || letter.email === '') return null;
  const letters = letterKeys.filter((key) => letter.letters.includes(key));
  const chosen = letters.find((key) => key === asked) ?? letters[0] ?? '';
  const draft = fillLetter(chosen, { letter: { ...letter, reference }, textsIn: desk.textsIn });
  return { name: letter.name, email: letter.email, language: letter.language, letters, chosen, draft, key: createKey() };
}
