import { Illustration } from '../../ui/illustration/illustration.tsx';
import { drawingOf } from './drawing-of.ts';

type ContentPictureProps = {
  readonly image: string;
  /** What the picture shows; left out where words beside it say the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/** A picture that the content names by its key. */
export function ContentPicture({ image, alt, className }: ContentPictureProps) {
  const { name, isExact } = drawingOf(image);
  return <Illustration name={name} alt={isExact ? alt : undefined} className={className} />;
}
