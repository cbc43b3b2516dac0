import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../../desk-request.ts';
import { Page } from '../page.tsx';
import { ActsOfSheet } from './acts-of-sheet.tsx';
import { FieldsOfSheet } from './fields-of-sheet.tsx';
import { LayersOfSheet } from './layers-of-sheet.tsx';
import { ListsOfSheet } from './lists-of-sheet.tsx';
import styles from './sheet.module.css';
import { SignsOfSheet } from './signs-of-sheet.tsx';

/** For developers of pages: only in development and in the demo, and in English. */
export function loader(args: LoaderFunctionArgs): null {
  requireSignedIn(args);
  if (!import.meta.env.DEV && process.env.CONVOYA_DEMO !== 'yes') throw new Response(null, { status: 404 });
  return null;
}

/** Every part of the desk in every state, with the name under which it is imported. */
export default function Parts() {
  return (
    <>
      <title>Parts of the desk</title>
      <Page title="Parts of the desk">
        <div className={styles.sheet}>
          <ActsOfSheet />
          <SignsOfSheet />
          <FieldsOfSheet />
          <LayersOfSheet />
          <ListsOfSheet />
        </div>
      </Page>
    </>
  );
}
