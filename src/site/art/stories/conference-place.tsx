import { CoachAfar } from '../coach-afar.tsx';

/** Dusk in front of an airport's arrivals hall: a late flight lands, and the midibus waits with its lights on. */
export function Arrivals() {
  return (
    <>
      <path className="glass" d="M0 0H480V270H0z" />
      <path className="glint" d="M0 70q200-34 480-14v214H0z" />
      <path className="stone" d="M0 154q200-18 480-8v124H0z" />
      <path className="sun" d="M0 182q200-14 480-6v94H0z" />
      <path className="light" d="M24 34h3v3h-3zM96 18h2v2h-2zM150 60h3v3h-3zM60 84h2v2h-2zM196 22h2v2h-2z" />
      <path className="body" d="M66 44l54-12q12-3 14 2t-10 9l-18 4-30 22-9 2 16-21-18 4-8 7-6 1 5-11-4-9 6-1z" />
      <path className="brand" d="M67 43l-5-14 8-2 12 13z" />
      <path className="glass" d="M0 206v-18q40-16 90-10t100-8v36z" />
      <path className="light" d="M226 206V66q120-34 254-30v170z" />
      <path className="sun" d="M226 206v-34h254v34z" />
      <path
        className="glint"
        d="M252 206v-52q0-8 8-9a6 6 0 1 1 8 0q8 1 8 9v52zM386 206v-48q0-8 7-9a6 6 0 1 1 8 0q7 1 7 9v48z"
        opacity=".5"
      />
      <path className="girder" d="M266 206V56M318 206V48M370 206V42M422 206V36M474 206V36M226 116q120-20 254-16" />
      <path className="ink" d="M214 76Q330 22 480 22v14Q340 36 214 88z" />
      <path className="glint" d="M0 206H480V270H0z" />
      <path className="glow" d="M226 206H480v34H290z" />
      <CoachAfar front={196} y={228} scale={1.06} fleet="midibus" lit />
      <path className="glow" d="M194 198L330 226q20 12-10 18l-100-4z" />
    </>
  );
}

/** In the foreground, dark against the lights. */
export function Planter() {
  return <path className="ink" d="M-4 274v-34H4q-14-18-10-34 14 8 16 28 2-30 20-40 6 24-12 44 14-14 30-12-4 16-24 22h34l-6 26z" />;
}
