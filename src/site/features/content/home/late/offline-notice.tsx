import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './offline-notice.module.css';

type OfflineNoticeProps = {
  /** A field of the form. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
};

/** Where a form that opens another page is submitted offline: says so beneath its button, instead of the browser's own error page. */
export function OfflineNotice({ input, text }: OfflineNoticeProps): ReactNode {
  const [refused, setRefused] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    const form = input.current?.form ?? null;
    if (form === null) return;
    const leaving = new AbortController();
    const onSubmit = (event: SubmitEvent) => {
      if (navigator.onLine) return;
      event.preventDefault();
      setRefused(form);
    };
    form.addEventListener('submit', onSubmit, leaving);
    window.addEventListener('online', () => setRefused(null), leaving);
    return () => leaving.abort();
  }, [input]);
  if (refused === null) return null;
  return createPortal(
    <p role="alert" className={styles.notice}>
      {text}
    </p>,
    refused,
  );
}
