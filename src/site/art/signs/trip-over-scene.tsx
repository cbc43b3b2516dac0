import { Figure } from '../people/figure.tsx';
import { Rucksack } from '../people/garments.tsx';
import { arm, legs } from '../people/poses.ts';
import { Suitcase } from '../people/props.tsx';
import { SceneCoach } from '../scene-coach.tsx';
import { Backdrop } from './backdrop.tsx';

/** Home in the evening: the coach leaves, the group waves. */
export function TripOverScene() {
  return (
    <>
      <Backdrop />
      <circle className="sun" cx="360" cy="120" r="34" />
      <path className="far" d="M56 214v-70h40v-30h46v100zM330 214q40-50 70-30t36 30z" />
      <path className="light" d="M70 158h14v16H70zM108 130h16v18h-16zM108 164h16v18h-16z" />
      <path className="ground" d="M24 216q40-12 216-12t216 12q6 40-216 40T24 216z" />
      <SceneCoach front={448} y={222} scale={0.52} />
      <Figure
        x={134}
        y={252}
        scale={0.9}
        build="woman"
        skin="skinA"
        look={{ hair: 'curls', mood: 'smile' }}
        top={['coat', 'leaf']}
        trousers="glass"
        arms={[arm.wave(1), arm.hang(-1)]}
        legs={legs.ease}
      />
      <Suitcase x={94} y={252} scale={1.1} colour="brand" />
      <Figure
        x={196}
        y={254}
        scale={0.66}
        skin="skinC"
        look={{ hair: 'crop', mood: 'smile' }}
        top={['shirt', 'sun']}
        trousers="glint"
        arms={[arm.cheer(1), arm.hang(-1)]}
        legs={legs.ease}
        behind={<Rucksack colour="brandDark" />}
      />
    </>
  );
}
