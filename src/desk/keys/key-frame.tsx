import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useDesk } from '../desk-texts.ts';
import { Palette } from '../palette/palette.tsx';
import type { Place } from '../ui/places.ts';
import { HelpDialog } from './help-dialog.tsx';
import { useKeys } from './use-keys.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

type KeyFrameValue = {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  /** Whether single letters act. ⌘K, Enter and Escape always do. */
  readonly areKeysOn: boolean;
  readonly setKeysOn: (areOn: boolean) => void;
};

const KeyFrameContext = createContext<KeyFrameValue>({
  openPalette: () => undefined,
  openHelp: () => undefined,
  areKeysOn: true,
  setKeysOn: () => undefined,
});

export function useKeyFrame(): KeyFrameValue {
  return use(KeyFrameContext);
}

const storeKey = 'desk-keys';

type KeyFrameProps = {
  readonly places: readonly Place[];
  readonly findsTrips: boolean;
  readonly isIn: boolean;
  readonly children: ReactNode;
};

/** The keyboard on every page: the palette, the help, letters shown on buttons, lines of lists, and the focus after an act. */
export function KeyFrame({ places, findsTrips, isIn, children }: KeyFrameProps) {
  const { t } = useDesk();
  const [open, setOpen] = useState<'nothing' | 'palette' | 'help'>('nothing');
  const [areKeysOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storeKey) !== 'off'), []);
  useEffect(() => {
    document.documentElement.dataset.keys = areKeysOn ? 'on' : 'off';
  }, [areKeysOn]);
  useRestoredFocus();
  useKeys({ isIn, areKeysOn, places, onFind: () => setOpen('palette'), onHelp: () => setOpen('help') });
  const value = useMemo(
    () => ({
      openPalette: () => setOpen('palette'),
      openHelp: () => setOpen('help'),
      areKeysOn,
      setKeysOn: (areOn: boolean) => {
        localStorage.setItem(storeKey, areOn ? 'on' : 'off');
        setOn(areOn);
      },
    }),
    [areKeysOn],
  );
  const close = () => setOpen('nothing');
  const options = [
    ...places.map(({ to, key, icon, go }) => ({ to, text: t(key), icon, keys: ['G', go.toUpperCase()] })),
    { to: '/account', text: t('nav.account'), icon: 'user' as const },
  ];
  return (
    <KeyFrameContext value={value}>
      {children}
      {isIn && open === 'palette' && <Palette places={options} findsTrips={findsTrips} onClose={close} />}
      {isIn && open === 'help' && <HelpDialog places={options} onClose={close} />}
    </KeyFrameContext>
  );
}
