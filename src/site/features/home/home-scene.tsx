import { Illustration } from '../../ui/illustration.tsx';
import styles from './home-scene.module.css';

/** A coach on its way; on phones the form comes first, so it is left out there. */
export function HomeScene() {
  return <Illustration name="occasion-tours" className={styles.scene} />;
}
