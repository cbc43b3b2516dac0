/**
 * Repeats a press on a button that needs the script, made before the script has taken the button over: React drops it. Buttons that submit,
 * links and folded parts answer without the script. Runs in the browser from its own text, so it may not use anything outside itself.
 * `aliveMark`: prefix of a property that an element has once it is hydrated.
 */
export function repeatPresses(aliveMark: string): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
      if (button === null || isAlive(button)) return;
      // React may hydrate a part for the press itself, and then answers it. What it has not answered by the next turn, it never will.
      setTimeout(() => isAlive(button) || pressOnceAlive(button));
    },
    true,
  );

  function pressOnceAlive(button: HTMLButtonElement): void {
    if (!button.isConnected) return;
    // An element is marked shortly before its part is complete.
    if (isAlive(button)) requestAnimationFrame(() => setTimeout(() => button.click()));
    else setTimeout(pressOnceAlive, 50, button);
  }

  function isAlive(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith(aliveMark));
  }
}
