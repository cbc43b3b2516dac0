import { useEffect, useRef } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useNavigation } from 'react-router';

/**
 * When the script of the next page cannot be loaded (a tab older than the build), the router loads the page that one is on anew. This turns
 * that into loading the page that one wanted (docs/specification.md#errors, "Page-load failure in router"). Browsers without the Navigation
 * API keep the router's way.
 */
export function useFullNavigation(): void {
  const { location } = useNavigation();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    wanted.current = location === undefined ? null : createPath(location);
  }, [location]);
  useEffect(() => {
    const { navigation } = window;
    if (navigation === undefined) return;
    // What was pressed is known at once; what the router makes of it only once it is drawn, and a script may have failed before that.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && link.origin === window.location.origin) wanted.current = link.href;
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || wanted.current === null) return;
      event.preventDefault();
      window.location.assign(wanted.current);
    };
    document.addEventListener('click', onClick, true);
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, true);
      navigation.removeEventListener('navigate', onNavigate);
    };
  }, []);
}

let firstKey: string | null = null;

/** Remembers the visit that the server answered whole. */
export function useFirstVisit(): void {
  const { key } = useLocation();
  useEffect(() => {
    firstKey ??= key;
  }, [key]);
}

/** Whether what was last asked of the server was a form that was sent to the address that one is on. */
let isFormSent = false;

/** Remembers how one came to a page, while one is on the way. */
export function useWayOfGoing(): void {
  const { state, formMethod, formAction = '', location } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') isFormSent = formMethod === 'POST' && formAction.split('?')[0] === location.pathname;
  }, [state, formMethod, formAction, location]);
}

/**
 * Loads the page anew when going to it within the browser failed for no reason that its own answer gave, or with an answer of 5xx, such as
 * a gateway's while the program is being replaced: the server then shows the page, or says what is wrong. A form that was sent is not asked
 * for again: the page would look as if it had never been sent.
 */
export function useRetryInFull(error: unknown): void {
  const { key } = useLocation();
  const isRetried = useRef(false);
  useEffect(() => {
    if (firstKey === null || firstKey === key || isFormSent || isRetried.current) return;
    if (isRouteErrorResponse(error) && error.status < 500) return;
    isRetried.current = true;
    window.location.reload();
  }, [error, key]);
}
