import { Figure } from '../people/figure.tsx';
import { arm, legs } from '../people/poses.ts';
import { SceneCoach } from '../scene-coach.tsx';
import { Backdrop } from './backdrop.tsx';

/** The coach stays in the depot behind a closed barrier, and its driver has the day off. */
export function CancelledScene() {
  return (
    <>
      <Backdrop />
      <path className="far" d="M60 214V100l60-34 60 34v114zM300 214V84h120v130z" />
      <path className="ground" d="M24 216q40-12 216-12t216 12q6 40-216 40T24 216z" />
      <Shed />
      <SceneCoach front={318} y={226} scale={0.56} />
      <Gate />
      <Driver />
    </>
  );
}

function Shed() {
  return (
    <>
      <path className="stone" d="M84 96h252v124H84z" />
      <path className="glass" d="M100 126h220v94H100z" />
      <path className="brandDark" d="M76 84l134-34 134 34v14H76z" />
      <path className="light" d="M120 136h34v10h-34zM193 136h34v10h-34zM266 136h34v10h-34z" />
    </>
  );
}

/** The barrier is down, in red and white. */
function Gate() {
  return (
    <>
      <path className="dim" d="M316 240q6-5 22-5t22 5q-6 5-22 5t-22-5z" />
      <path className="glint" d="M330 182h16v58h-16z" />
      <path className="body" d="M96 190h250v10H96z" />
      <path
        className="brand"
        d="M112 190h24l-8 10h-24zM160 190h24l-8 10h-24zM208 190h24l-8 10h-24zM256 190h24l-8 10h-24zM304 190h24l-8 10h-24z"
      />
      <path className="ink" d="M96 200h6v40h-6z" />
    </>
  );
}

function Driver() {
  return (
    <Figure
      x={398}
      y={252}
      scale={0.9}
      skin="skinC"
      look={{ hair: 'crop', left: true, mood: 'calm' }}
      top={['shirt', 'water']}
      trousers="glass"
      arms={[arm.hip(1), arm.hold(-1)]}
      legs={legs.ease}
      held={<path className="sun" d="M8-98h14v14q0 4-4 4h-6q-4 0-4-4z" />}
    />
  );
}
