import { Illustration } from '../../ui/illustration.tsx';

type ContentPictureProps = {
  readonly image: string;
  /** What the picture shows; omitted where nearby text says the same. */
  readonly alt?: string | undefined;
  readonly morph?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A picture that the content names by its key. */
export function ContentPicture({ image, alt, morph, className }: ContentPictureProps) {
  return <Illustration name={image} alt={isOfPeople(image) ? undefined : alt} morph={morph} className={className} />;
}

/** The content describes occasions by people of its own. Those in our drawings are others, so the drawings are decorative. */
function isOfPeople(image: string): boolean {
  return image.startsWith('occasion-');
}
