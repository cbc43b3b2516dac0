import { PrivateHead } from '../head/page-head.tsx';
import { Showcase } from '../ui/showcase/showcase.tsx';

export default function ShowcaseRoute() {
  return (
    <>
      <PrivateHead title="Showcase" />
      <Showcase />
    </>
  );
}
