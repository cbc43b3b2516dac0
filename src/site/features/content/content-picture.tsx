import { Illustration } from '../../ui/illustration/illustration.tsx';
import { drawingOf } from './drawing-of.ts';
import { drawScene } from './scenes/scenes.tsx';

type ContentPictureProps = {
  readonly image: string;
  /** What the picture shows; left out where words beside it say the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/** A picture that the content names by its key, 16 to 9. */
export function ContentPicture({ image, alt, className }: ContentPictureProps) {
  const scene = drawScene(image);
  if (scene === null) return <Illustration name={drawingOf(image)} alt={isOfPeople(image) ? undefined : alt} className={className} />;
  const shared = { className, viewBox: '0 0 480 270', width: 480, height: 270 };
  if (!alt) {
    return (
      <svg {...shared} aria-hidden="true">
        {scene}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={alt}>
      {scene}
    </svg>
  );
}

/** The content describes occasions by the people in them; our drawings of occasions hold none, so they stay decoration. */
function isOfPeople(image: string): boolean {
  return image.startsWith('occasion-');
}
