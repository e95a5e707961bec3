// This device is told when it is its seat's turn: the subscription of the browser, which all tables share, and whether
// the page is in sight, which is told to the server while this is on.
import { say, t } from "../../lib/i18n.svelte.ts";
import { CALLS, store, stored } from "../../lib/keep.ts";
import type { SeatAtTable } from "../../lib/seat.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Ack } from "../../lib/wire.ts";

const MOST = 100; // tables that are remembered

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Tell the server of this subscription; the problem, if there is one. */
async function tell(seat: SeatAtTable, found: PushSubscription, on: boolean): Promise<string> {
  const { endpoint, keys } = found.toJSON();
  const body = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], lang: settings.lang };
  const reply = (await seat.wire.ask({ t: "subscribe", on, ...body })) as Ack;
  return reply.ok ? "" : say(reply.error?.text) || t("calls-failed");
}

function keep(seat: SeatAtTable, on: boolean): void {
  const others = stored<string[]>(CALLS, []).filter((table) => table !== seat.table);
  store(CALLS, on ? [seat.table, ...others].slice(0, MOST) : others);
  seat.called = on;
}

const letters = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The subscription under the server's key; one under another key is of no use any more. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const old = await pushManager.getSubscription();
  const under = old?.options?.applicationServerKey;
  if (old && (!under || letters(under) === key)) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Switch it on: only here the browser asks for permission. The problem, if there is one. */
export async function switchOn(seat: SeatAtTable): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") return t("calls-refused");
  const problem = await tell(seat, await subscribed(seat.push ?? ""), true);
  if (!problem) keep(seat, true);
  return problem;
}

/** Switch it off at this table; the subscription stays for the others. */
export async function switchOff(seat: SeatAtTable): Promise<string> {
  const found = await (await worker()).pushManager.getSubscription();
  const problem = found ? await tell(seat, found, false) : "";
  if (!problem) keep(seat, false);
  return problem;
}

/** The browser may have another subscription than before, or none; and the person another language. */
async function renew(seat: SeatAtTable): Promise<void> {
  if (Notification.permission === "granted") await tell(seat, await subscribed(seat.push ?? ""), true);
  else keep(seat, false);
}

/** While it is on: say when the page goes out of sight and comes back, and renew what may have changed since. */
export function follow(seat: SeatAtTable): () => void {
  const look = (): void => {
    if (seat.status === "live") void seat.wire.ask({ t: "away", away: document.visibilityState !== "visible" });
  };
  document.addEventListener("visibilitychange", look);
  const stop = $effect.root(() => {
    $effect(look); // also after the line was lost
    $effect(() => void (settings.lang && renew(seat).catch(() => undefined)));
  });
  return () => {
    stop();
    document.removeEventListener("visibilitychange", look);
  };
}
