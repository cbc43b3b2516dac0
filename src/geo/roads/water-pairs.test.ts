import { describe, expect, it } from 'vitest';
import { getSharedRouter } from '../testing/shared-geo.ts';
import { measureWaterPairs, sumUpPairs } from './testing/measure-water-pairs.ts';

/** Where a bridge is not in our lists, or local roads bend otherwise than most. */
const stillOff: readonly string[] = [
  'Braubach–Rhens',
  'Krimpen aan de Lek–Kinderdijk',
  'Cuijk–Mook',
  'Bleckede–Boizenburg',
  'Brake (Unterweser)–Sandstedt',
  'Bénodet–Combrit',
  'Landéda–Plouguerneau',
  'Ferrol–Mugardos',
  'Tui–Valença',
  'Portimão–Ferragudo',
  'Piacenza–San Rocco al Porto',
  'Angera–Arona',
  "Lugano–Campione d'Italia",
  'La Neuveville–Erlach',
  'Sevrier–Menthon-Saint-Bernard',
  'Weyregg–Attersee',
  'Steinhude–Mardorf',
  'Hamble–Warsash',
  'Flint–Neston',
  'Cobh–Ringaskiddy',
  'Cobh–Passage West',
  'Police–Stepnica',
  'Bolsena–Marta',
  'Portovenere–Lerici',
  'Sint Philipsland–Bruinisse',
  'Kruibeke–Hoboken',
  'Gelibolu–Lapseki',
];

describe('between two places with water in between', () => {
  it('the roads are 10 % off at the median, and few by more than a quarter', async () => {
    const pairs = await measureWaterPairs(getSharedRouter());
    const { median, mean, beyond } = sumUpPairs(pairs);
    expect(pairs.length).toBeGreaterThan(240);
    expect(median).toBeLessThan(0.105);
    expect(mean).toBeLessThan(0.125);
    expect(beyond.map(({ name }) => name).filter((name) => !stillOff.includes(name))).toEqual([]);
  });
});
