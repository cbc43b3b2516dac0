import type { ReactNode } from 'react';
import type { OccasionKey } from '#domain/sites/keys.ts';
import { CompanyScene } from './company-scene.tsx';
import { FestivalScene } from './festival-scene.tsx';
import { MountainScene } from './mountain-scene.tsx';
import { SchoolScene } from './school-scene.tsx';
import { SeasideScene } from './seaside-scene.tsx';

/** People in front of their coach, which continues beyond the picture. */
const scenes: Readonly<Record<OccasionKey, () => ReactNode>> = {
  companyEvent: CompanyScene,
  schools: SchoolScene,
  events: FestivalScene,
  tours: MountainScene,
  holiday: SeasideScene,
};

export function OccasionScene({ occasion }: { readonly occasion: OccasionKey }) {
  const Scene = scenes[occasion];
  return <Scene />;
}
