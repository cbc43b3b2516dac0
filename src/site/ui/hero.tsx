import type { ReactNode } from 'react';
import type { SiteKey } from '#domain/sites/keys.ts';
import { useBuildVersion, useSiteFrame } from '../site-context.ts';
import { classNames } from './class-names.ts';
import styles from './hero.module.css';
import { Illustration } from './illustration.tsx';
import { Breadcrumbs, type Crumb } from './link/breadcrumbs.tsx';
import { Container } from './section.tsx';

/** A drawing with its own proportions, wider than high. */
export type Panorama = { readonly name: string; readonly width: number; readonly height: number; readonly alt: string };

/** The best-known cities of a site's country in a row. */
export function skylineOf(site: SiteKey): Panorama {
  return { name: `home-${site}`, width: 1920, height: 270, alt: '' };
}

type HeroProps = {
  readonly heading: ReactNode;
  readonly description?: ReactNode;
  /** Beneath the description: buttons. */
  readonly actions?: ReactNode;
  /** Beside the text on wide screens, beneath it on narrow ones. */
  readonly right?: ReactNode;
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** Name of a drawing; the static map by default. With content beside the text, the country's skyline is behind it instead. */
  readonly illustration?: string | undefined;
  /**
   * Instead of the drawing beside the text: a full-width one beneath it. With content beside the text it is behind both, and on a phone
   * above.
   */
  readonly panorama?: Panorama | undefined;
  /** The drawing also represents this page in lists, so it has a view transition. */
  readonly morph?: boolean | undefined;
  /** A form follows that starts on the first screen: a small drawing, and on narrow screens none. */
  readonly beforeForm?: boolean | undefined;
  /** Where a phone shows the content beside the text directly beneath the heading, before the rest of the text. */
  readonly rightFirst?: boolean | undefined;
};

/** The top of a page: its subject, over a tinted drawing. Without content on the right the drawing takes that place. */
export function Hero({
  heading,
  description,
  actions,
  right,
  breadcrumbs,
  illustration,
  panorama,
  morph,
  beforeForm,
  rightFirst,
}: HeroProps) {
  const { site } = useSiteFrame();
  const wide = panorama ?? (right ? skylineOf(site) : undefined);
  return (
    <header className={styles.hero}>
      <Container className={styles.container}>
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <div className={classNames(styles.columns, rightFirst && styles.rightFirst)}>
          <div className={styles.text}>
            <h1>{heading}</h1>
            {description && <div className={styles.description}>{description}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {right && <div className={styles.right}>{right}</div>}
          {!wide && (
            <div className={classNames(styles.right, styles.picture, beforeForm && styles.onlyWide)}>
              <Illustration name={illustration ?? 'map'} eager morph={morph} />
            </div>
          )}
        </div>
      </Container>
      {wide && <WidePicture {...wide} isBehind={right !== undefined} />}
    </header>
  );
}

function WidePicture({ name, width, height, alt, isBehind }: Panorama & { readonly isBehind: boolean }) {
  const build = useBuildVersion();
  return (
    <img
      className={isBehind ? styles.skyline : styles.panorama}
      src={`/art/${name}.svg?v=${build}`}
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      decoding="async"
    />
  );
}
