import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/** Submits what follows the `#` of a mailed address, once, and removes it from the address. */
export function useHandIn(): void {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    const secret = window.location.hash.slice(1);
    if (secret === '' || isSent.current) return;
    isSent.current = true;
    window.history.replaceState(null, '', window.location.pathname);
    void submit({ secret }, { method: 'post' });
  }, [submit]);
}
