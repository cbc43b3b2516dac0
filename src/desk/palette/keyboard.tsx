import { useState } from 'react';
import { Palette, type PaletteOption } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** What the keyboard opens on every page, for whoever is in. */
export function Keyboard({ places, findsTrips }: { readonly places: readonly PaletteOption[]; readonly findsTrips: boolean }) {
  const [open, setOpen] = useState<'nothing' | 'palette' | 'shortcuts'>('nothing');
  useShortcuts({ onFind: () => setOpen('palette'), onHelp: () => setOpen('shortcuts') });
  const close = () => setOpen('nothing');
  if (open === 'palette') return <Palette places={places} findsTrips={findsTrips} onClose={close} />;
  return open === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null;
}
