import { Hero } from '../../ui/hero.tsx';
import { HomeScene } from './home-scene.tsx';
import { ShortForm } from './short-form.tsx';

type HomeHeroProps = { readonly hero: { readonly title: string; readonly description: string } };

/** The first thing a visitor sees: what we do, and the form that begins it. */
export function HomeHero({ hero }: HomeHeroProps) {
  const words = (
    <>
      <p>{hero.description}</p>
      <HomeScene />
    </>
  );
  return <Hero heading={hero.title} description={words} right={<ShortForm />} rightFirst />;
}
