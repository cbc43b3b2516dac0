import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LostReportKind } from '#operations/lost-items/rules/lost-item.ts';
import type { ReportKind } from '#operations/on-duty/rules/report-kinds.ts';

/** A press as the phone keeps it until it has arrived. */
export type WaitingReport = {
  readonly id: string;
  readonly dutyId: string;
  readonly kind: ReportKind | LostReportKind;
  /** By the phone's clock. */
  readonly at: string;
  readonly version?: number;
  readonly stop?: number;
  readonly minutes?: number;
  readonly note?: string;
  /** Which thing that was left in the coach. */
  readonly item?: string;
  readonly place?: { readonly latitude: number; readonly longitude: number };
};

const lookEverySeconds = 30;

/** What waits, as the phone keeps it over closing and switching off; nothing where its browser keeps nothing. */
function readKept(name: string): readonly WaitingReport[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(name: string, waiting: readonly WaitingReport[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(waiting));
  } catch {
    // Then it waits in this page alone.
  }
}

/** Sends what waits; those that the phone may forget, null where there was no network or nobody took them. */
async function send(url: string, waiting: readonly WaitingReport[]): Promise<readonly string[] | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ presses: waiting }),
    });
    if (answer.status === 404) location.reload();
    if (!answer.ok) return null;
    const { taken }: { readonly taken: readonly string[] } = await answer.json();
    return taken;
  } catch {
    return null;
  }
}

/** What is pressed on this phone: kept at once, sent as soon as there is a network, and forgotten once it has arrived. */
export function useReports(key: string): {
  readonly waiting: readonly WaitingReport[];
  readonly isOnline: boolean;
  readonly press: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
} {
  const name = `on-duty:${key}`;
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly WaitingReport[]>([]);
  const [isOnline, setOnline] = useState(true);
  const isSending = useRef(false);

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const taken = await send(`/on-duty/${key}/presses`, readKept(name));
    isSending.current = false;
    setOnline(taken !== null);
    if (taken === null) return;
    const left = readKept(name).filter(({ id }) => !taken.includes(id));
    keep(name, left);
    await revalidate();
    setWaiting(left);
  }, [key, name, revalidate]);

  useEffect(() => {
    setWaiting(readKept(name));
    const look = () => {
      if (document.visibilityState === 'visible') void flush();
    };
    look();
    const timer = setInterval(look, lookEverySeconds * 1_000);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [flush, name]);

  const press = useCallback(
    (made: Omit<WaitingReport, 'id' | 'at'>) => {
      const kept = [...readKept(name), { ...made, id: crypto.randomUUID(), at: new Date().toISOString() }];
      keep(name, kept);
      setWaiting(kept);
      void flush();
    },
    [flush, name],
  );
  return { waiting, isOnline, press };
}
