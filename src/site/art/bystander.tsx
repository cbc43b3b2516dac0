import type { FleetKey } from '#domain/sites/keys.ts';
import { Figure, type FigureProps } from './people/figure.tsx';
import { Collar, Lanyard, Scarf, Tie } from './people/garments.tsx';
import { arm, legs } from './people/poses.ts';
import { unitsPerMetre } from './vehicle-shapes.ts';

type Standing = Omit<FigureProps, 'x' | 'y' | 'scale'>;

/** 1.75 metres tall. */
const people: Readonly<Record<FleetKey, Standing>> = {
  taxiBus: {
    build: 'woman',
    skin: 'skinC',
    look: { hair: 'curls', left: true },
    top: ['coat', 'sun'],
    trousers: 'glass',
    arms: [arm.hang(1), arm.wave(-1)],
    legs: legs.ease,
    children: <Scarf colour="leaf" />,
  },
  minibus: {
    skin: 'skinA',
    look: { hair: 'short', shade: 'brandDark', hat: ['cap', 'brand'], left: true },
    top: ['shirt', 'leaf'],
    trousers: 'glass',
    bare: true,
    arms: [arm.hip(1), arm.hang(-1)],
    children: <Lanyard />,
  },
  midibus: {
    build: 'stout',
    skin: 'skinA',
    look: { hair: 'sides', shade: 'shade', beard: 'full', left: true },
    top: ['shirt', 'copper'],
    trousers: 'bark',
    arms: [arm.hang(1), arm.wave(-1)],
    children: <Collar />,
  },
  coachHire: {
    skin: 'skinB',
    look: { hair: 'short', left: true },
    top: ['shirt', 'water'],
    trousers: 'glass',
    arms: [arm.hip(1), arm.hang(-1)],
    legs: legs.ease,
    children: <Tie />,
  },
  doubleDecker: {
    build: 'woman',
    skin: 'skinB',
    look: { hair: 'none', hat: ['hijab', 'copper'], left: true },
    top: ['coat', 'near'],
    trousers: 'glass',
    arms: [arm.hang(1), arm.hold(-1)],
    children: <Lanyard />,
  },
  specialBus: {
    build: 'woman',
    skin: 'skinA',
    look: { hair: 'long', shade: 'brandDark', left: true, mood: 'laugh' },
    top: ['dress', 'leaf'],
    bare: true,
    arms: [arm.cheer(1), arm.hip(-1)],
    legs: legs.ease,
  },
};

export function Bystander({ fleet, x, y }: { readonly fleet: FleetKey; readonly x: number; readonly y: number }) {
  return <Figure {...people[fleet]} x={x} y={y} scale={(1.75 * unitsPerMetre) / 200} />;
}
