import { Hero } from '../../ui/hero.tsx';
import { ShortForm } from './short-form.tsx';

type HomeHeroProps = { readonly hero: { readonly title: string; readonly description: string } };

/** The first thing a visitor sees: what we do, and the form that begins it, before the skyline of the country. */
export function HomeHero({ hero }: HomeHeroProps) {
  return <Hero heading={hero.title} description={<p>{hero.description}</p>} right={<ShortForm />} rightFirst />;
}
