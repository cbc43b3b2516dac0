import { Illustration } from '../../ui/illustration.tsx';

type ContentPictureProps = {
  readonly image: string;
  /** What the picture shows; left out where words beside it say the same. */
  readonly alt?: string | undefined;
  readonly morph?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A picture that the content names by its key. */
export function ContentPicture({ image, alt, morph, className }: ContentPictureProps) {
  return <Illustration name={image} alt={isOfPeople(image) ? undefined : alt} morph={morph} className={className} />;
}

/** The content describes occasions by people of its own; those in our drawings are others, so they stay decoration. */
function isOfPeople(image: string): boolean {
  return image.startsWith('occasion-');
}
