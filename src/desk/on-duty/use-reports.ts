import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LostReportKind } from '#operations/lost-items/rules/lost-item.ts';
import type { ReportKind } from '#operations/on-duty/rules/report-kinds.ts';
import { tapGuard } from '#operations/on-duty/rules/report-window.ts';

/** A report as the phone stores it until it has arrived. */
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
export type PhoneReport = WaitingReport & { readonly isSent: boolean };

const lookEverySeconds = 30;
/** How long arrived reports are remembered: a page read without a network may be older than the report. */
const rememberHours = 72;

/** The waiting reports, stored on the phone across closing and restarting; empty where the browser stores nothing. */
function readStored(name: string): readonly WaitingReport[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(name: string, waiting: readonly WaitingReport[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(waiting));
  } catch {
    // Then the report waits in this page only.
  }
}

type Arrived = { readonly taken: readonly string[]; readonly refused: readonly string[] };

/** Sends the waiting reports. Returns those that need not be sent again; null without a network or an answer. */
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

/** The reports of this phone: stored at once, sent as soon as there is a network, and removed once they have arrived. */
export function useReports(key: string): {
  readonly waiting: readonly WaitingReport[];
  /** The reports that wait, and those that arrived lately. */
  readonly stored: readonly PhoneReport[];
  readonly isOnline: boolean;
  /** A report was made so long before its duty that it was refused. */
  readonly isRefused: boolean;
  /** The latest report. Nothing else can be reported in its place. */
  readonly resting: WaitingReport | null;
  readonly report: (made: Omit<WaitingReport, 'id' | 'at'>) => void;
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
    const arrived = await send(`/on-duty/${key}/presses`, readStored(name));
    isSending.current = false;
    setOnline(arrived !== null);
    if (arrived === null) return;
    const { taken, refused } = arrived;
    if (refused.length > 0) setRefused(true);
    const isFresh = ({ at }: WaitingReport) => Date.now() - Date.parse(at) < rememberHours * 3_600_000;
    const news = readStored(name).filter(({ id }) => taken.includes(id) && !refused.includes(id));
    const remembered = [...readStored(sentName), ...news].filter(isFresh);
    const left = readStored(name).filter(({ id }) => !taken.includes(id));
    store(sentName, remembered);
    store(name, left);
    setSent(remembered);
    await revalidate();
    setWaiting(left);
  }, [key, name, sentName, revalidate]);

  useEffect(() => {
    setWaiting(readStored(name));
    setSent(readStored(sentName));
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

  const report = useCallback(
    (made: Omit<WaitingReport, 'id' | 'at'>) => {
      const latest = { ...made, id: crypto.randomUUID(), at: new Date().toISOString() };
      const stored = [...readStored(name), latest];
      store(name, stored);
      setWaiting(stored);
      setRefused(false);
      setResting(latest);
      setTimeout(() => setResting(null), tapGuard);
      void flush();
    },
    [flush, name],
  );
  const stored = useMemo(() => listStored(sent, waiting), [sent, waiting]);
  return { waiting, stored, isOnline, isRefused, resting, report };
}

function listStored(sent: readonly WaitingReport[], waiting: readonly WaitingReport[]): readonly PhoneReport[] {
  const arrived = new Set(sent.map(({ id }) => id));
  const still = waiting.filter(({ id }) => !arrived.has(id));
  return [...sent.map((report) => ({ ...report, isSent: true })), ...still.map((report) => ({ ...report, isSent: false }))];
}
