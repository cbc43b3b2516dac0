import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LostReportKind } from '#operations/lost-items/rules/lost-item.ts';
import { tapGuard } from '#operations/on-duty/rules/press-window.ts';
import type { ReportKind } from '#operations/on-duty/rules/report-kinds.ts';

/** A press as the phone stores it until it has arrived. */
export type WaitingReport = {
  readonly id: string;
  readonly dutyId: string;
  readonly kind: ReportKind | LostReportKind | 'take-back';
  /** By the phone's clock. */
  readonly at: string;
  readonly version?: number;
  readonly stop?: number;
  readonly minutes?: number;
  readonly note?: string;
  /** The press that is undone. */
  readonly takesBack?: string;
  /** The item left in the coach. */
  readonly item?: string;
  readonly place?: { readonly latitude: number; readonly longitude: number };
};

/** The same, and whether the office has it already. */
export type KeptReport = WaitingReport & { readonly isSent: boolean };

const lookEverySeconds = 30;
/** How long arrived presses are remembered: a page read without a network may be older than the press. */
const rememberHours = 72;

/** The waiting presses, stored on the phone across closing and restarting; empty where the browser stores nothing. */
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
    // Then the press waits in this page only.
  }
}

type Arrived = { readonly taken: readonly string[]; readonly refused: readonly string[] };

/** Sends the waiting presses. Returns those that need not be sent again; null without a network or an answer. */
async function send(url: string, waiting: readonly WaitingReport[]): Promise<Arrived | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ presses: waiting }),
    });
    if (answer.status === 404) location.reload();
    if (!answer.ok) return null;
    const arrived: Arrived = await answer.json();
    return arrived;
  } catch {
    return null;
  }
}

/** The presses of this phone: stored at once, sent as soon as there is a network, and removed once they have arrived. */
export function useReports(key: string): {
  readonly waiting: readonly WaitingReport[];
  /** The presses that wait, and those that arrived lately. */
  readonly kept: readonly KeptReport[];
  readonly isOnline: boolean;
  /** A press was made so long before its duty that it was refused. */
  readonly isRefused: boolean;
  /** The latest press. Nothing else can be pressed in its place. */
  readonly resting: WaitingReport | null;
  readonly press: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
} {
  const name = `on-duty:${key}`;
  const sentName = `${name}:sent`;
  const [sent, setSent] = useState<readonly WaitingReport[]>([]);
  const [isRefused, setRefused] = useState(false);
  const [resting, setResting] = useState<WaitingReport | null>(null);
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly WaitingReport[]>([]);
  const [isOnline, setOnline] = useState(true);
  const isSending = useRef(false);

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const arrived = await send(`/on-duty/${key}/presses`, readKept(name));
    isSending.current = false;
    setOnline(arrived !== null);
    if (arrived === null) return;
    const { taken, refused } = arrived;
    if (refused.length > 0) setRefused(true);
    const isFresh = ({ at }: WaitingReport) => Date.now() - Date.parse(at) < rememberHours * 3_600_000;
    const news = readKept(name).filter(({ id }) => taken.includes(id) && !refused.includes(id));
    const remembered = [...readKept(sentName), ...news].filter(isFresh);
    const left = readKept(name).filter(({ id }) => !taken.includes(id));
    keep(sentName, remembered);
    keep(name, left);
    setSent(remembered);
    await revalidate();
    setWaiting(left);
  }, [key, name, sentName, revalidate]);

  useEffect(() => {
    setWaiting(readKept(name));
    setSent(readKept(sentName));
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
  }, [flush, name, sentName]);

  const press = useCallback(
    (made: Omit<WaitingReport, 'id' | 'at'>) => {
      const pressed = { ...made, id: crypto.randomUUID(), at: new Date().toISOString() };
      const kept = [...readKept(name), pressed];
      keep(name, kept);
      setWaiting(kept);
      setRefused(false);
      setResting(pressed);
      setTimeout(() => setResting(null), tapGuard);
      void flush();
    },
    [flush, name],
  );
  const kept = useMemo(() => listKept(sent, waiting), [sent, waiting]);
  return { waiting, kept, isOnline, isRefused, resting, press };
}

function listKept(sent: readonly WaitingReport[], waiting: readonly WaitingReport[]): readonly KeptReport[] {
  const arrived = new Set(sent.map(({ id }) => id));
  const still = waiting.filter(({ id }) => !arrived.has(id));
  return [...sent.map((press) => ({ ...press, isSent: true })), ...still.map((press) => ({ ...press, isSent: false }))];
}
