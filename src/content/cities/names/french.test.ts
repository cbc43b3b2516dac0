import { describe, expect, it } from 'vitest';
import { aTown, deTown } from './french.ts';

describe('French names of towns', () => {
  it.each([
    ['Lyon', 'à Lyon', 'de Lyon'],
    ['Orléans', 'à Orléans', 'd’Orléans'],
    ['Évreux', 'à Évreux', 'd’Évreux'],
    ['Le Havre', 'au Havre', 'du Havre'],
    ['Le Mans', 'au Mans', 'du Mans'],
    ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
    ['Les Sables-d’Olonne', 'aux Sables-d’Olonne', 'des Sables-d’Olonne'],
    ['L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses', 'de L’Haÿ-les-Roses'],
    ['Hyères', 'à Hyères', 'd’Hyères'],
    ['Honfleur', 'à Honfleur', 'd’Honfleur'],
    ['Haguenau', 'à Haguenau', 'de Haguenau'],
    ['Hambourg', 'à Hambourg', 'de Hambourg'],
    ['Yssingeaux', 'à Yssingeaux', 'd’Yssingeaux'],
    ['Leverkusen', 'à Leverkusen', 'de Leverkusen'],
  ])('%s: %s, %s', (name, inside, from) => {
    expect([aTown(name), deTown(name)]).toEqual([inside, from]);
  });
});
