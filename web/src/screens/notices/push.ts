/** Web push in this browser: whether it can be, and how the server reaches it. */

/** The worker that shows notices; its addresses have no page, so it meddles with none. */
const WORKER = '/push.js';
const SCOPE = '/push/';
const PATIENCE = 10_000; // milliseconds for a worker to start

export type Ability =
  | 'possible'
  | 'insecure' // browsers want HTTPS, or localhost
  | 'home-screen' // an iPhone or iPad, where only what is on the home screen may
  | 'unsupported'
  | 'denied';

export interface Surroundings {
  secure: boolean;
  supported: boolean;
  agent: string;
  touchPoints: number;
  permission: NotificationPermission;
}

export interface Place {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const surroundings = (): Surroundings => ({
  secure: globalThis.isSecureContext,
  supported: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  agent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  permission: 'Notification' in globalThis ? Notification.permission : 'default',
});

/** An iPad says that it is a Mac, but no Mac can be touched. */
const isApple = ({ agent, touchPoints }: Surroundings): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1);

export function abilityOf(here: Surroundings): Ability {
  if (!here.secure) return 'insecure';
  if (!here.supported) return isApple(here) ? 'home-screen' : 'unsupported';
  return here.permission === 'denied' ? 'denied' : 'possible';
}

/** How the server reaches this browser now; null if it cannot. */
export async function place(): Promise<Place | null> {
  if (abilityOf(surroundings()) !== 'possible' || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const found = registration?.scope.endsWith(SCOPE) ? await registration.pushManager.getSubscription() : null;
  return found && placeOf(found);
}

/** Let the server with this key reach this browser. Permission has been given. */
export async function subscribe(key: string): Promise<Place> {
  const registration = await started(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  const wanted = bytesOf(key);
  const old = await registration.pushManager.getSubscription();
  if (old && !isSame(old.options.applicationServerKey, wanted)) await old.unsubscribe(); // the server has a new key
  return placeOf(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }),
  );
}

/** Nobody reaches this browser any more. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (registration?.scope.endsWith(SCOPE)) await registration.unregister();
}

function started(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (registration.active || !worker) return resolve(registration);
    const timer = setTimeout(() => reject(new Error('the worker does not start')), PATIENCE);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'activated') return;
      clearTimeout(timer);
      resolve(registration);
    });
  });
}

function placeOf(subscription: PushSubscription): Place {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function isSame(known: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((one, index) => one === wanted[index]);
}
