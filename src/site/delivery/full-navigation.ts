import { useEffect, useRef } from 'react';
import { createPath, isRouteErrorResponse, useLocation, useNavigation } from 'react-router';

/**
 * When the script of the next page cannot be loaded (a tab older than the build), the router reloads the present page. This loads the
 * wanted page instead (docs/specification.md#errors, "Page-load failure in router"). Browsers without the Navigation API keep the router's
 * behaviour.
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
    // The press is known at once. The router's own navigation is known only after rendering, and a script may have failed before that.
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

/** Remembers the visit that the server answered completely. */
export function useFirstVisit(): void {
  const { key } = useLocation();
  useEffect(() => {
    firstKey ??= key;
  }, [key]);
}

/** Whether the last request sent a form to the present address. */
let isFormSent = false;

/** Remembers how the visitor came to a page, while the navigation is in progress. */
export function useWayOfGoing(): void {
  const { state, formMethod, formAction = '', location } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') isFormSent = formMethod === 'POST' && formAction.split('?')[0] === location.pathname;
  }, [state, formMethod, formAction, location]);
}

/**
 * Loads the page from the server when a navigation failed without a reason in its response, or with a 5xx, such as a gateway's during a
 * deployment. The server then shows the page, or says what is wrong. A sent form is not repeated, because the page would look as if it had
 * never been sent.
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
