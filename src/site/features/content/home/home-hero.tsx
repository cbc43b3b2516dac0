import { Suspense, useState } from 'react';
import { Container } from '../../../ui/section.tsx';
import type { Shown } from './board-answer.ts';
import styles from './home-hero.module.css';
import { Board, RouteStrip } from './home-parts.ts';
import type { HomeExample } from './load-home.ts';
import { ShortForm } from './short-form.tsx';

type HomeHeroProps = {
  readonly hero: { readonly title: string; readonly description: string };
  /** The trip whose price is shown before anybody has typed; null where the site has none today. */
  readonly example: HomeExample | null;
};

/** The first screen: what we do, the form with a price that follows it, and the route in front of the skyline. */
export function HomeHero({ hero, example }: HomeHeroProps) {
  const [shown, setShown] = useState<Shown>({ state: example === null ? 'missing' : 'example', price: example?.price ?? null });
  return (
    <header className={styles.hero}>
      <Container>
        <div className={styles.head}>
          <h1>
            {hero.title.split(/(?<=[.:]) /).map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p>{hero.description}</p>
        </div>
        <ShortForm example={example} onShown={setShown}>
          <Suspense>
            <Board {...shown} freeHours={example?.freeHours ?? 0} />
          </Suspense>
        </ShortForm>
      </Container>
      <Suspense>
        <RouteStrip price={shown.price} />
      </Suspense>
    </header>
  );
}
