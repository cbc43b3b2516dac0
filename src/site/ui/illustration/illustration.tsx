import type { ReactNode } from 'react';
import { type FleetKey, fleetKeys, type OccasionKey, occasionKeys } from '#domain/sites/keys.ts';
import { classNames } from '../class-names.ts';
import styles from './art.module.css';
import { OccasionScene, SkylineScene, VehicleScene } from './scenes.tsx';
import { ErrorScene, MapScene, NotFoundScene, SuccessScene } from './signs.tsx';

type IllustrationProps = {
  /** `vehicle-coachHire`, `occasion-schools`, `skyline-{any seed}`, `success`, `not-found`, `error`, `map`, `map-plain`. */
  readonly name: string;
  /** What it shows, where that says more than the words around it. */
  readonly alt?: string | undefined;
  /** Fills its place and is cut at the edges, instead of keeping its shape. */
  readonly cover?: boolean | undefined;
  readonly className?: string | undefined;
};

/** One of our own drawings, 16 to 9; a name that none has gives a city. */
export function Illustration({ name, alt, cover, className }: IllustrationProps) {
  const shared = {
    className: classNames(styles.art, className),
    viewBox: '0 0 480 270',
    width: 480,
    height: 270,
    ...(cover && { preserveAspectRatio: 'xMidYMid slice' }),
  };
  if (!alt) {
    return (
      <svg {...shared} aria-hidden="true">
        {drawingOf(name)}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={alt}>
      {drawingOf(name)}
    </svg>
  );
}

const signs: Readonly<Record<string, () => ReactNode>> = {
  success: () => <SuccessScene />,
  'not-found': () => <NotFoundScene />,
  error: () => <ErrorScene />,
  map: () => <MapScene withRoute />,
  'map-plain': () => <MapScene withRoute={false} />,
};

function drawingOf(name: string): ReactNode {
  const sign = Object.hasOwn(signs, name) ? signs[name] : undefined;
  if (sign) return sign();
  const [kind, ...rest] = name.split('-');
  const item = rest.join('-');
  if (kind === 'vehicle' && isFleetKey(item)) return <VehicleScene fleet={item} />;
  if (kind === 'occasion' && isOccasionKey(item)) return <OccasionScene occasion={item} />;
  return <SkylineScene seed={kind === 'skyline' ? item : name} />;
}

function isFleetKey(text: string): text is FleetKey {
  return (fleetKeys as readonly string[]).includes(text);
}

function isOccasionKey(text: string): text is OccasionKey {
  return (occasionKeys as readonly string[]).includes(text);
}
