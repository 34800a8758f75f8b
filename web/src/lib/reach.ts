/** Addresses that another device can open: a link with this machine's own name for itself is of use here only. */

import { api } from './api';

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Can only this machine open this address? */
export function isLoopback(url: string): boolean {
  try {
    return LOOPBACK.test(new URL(url).hostname);
  } catch {
    return false;
  }
}

/** The same page by another address of the server; an empty one changes nothing. */
export function movedTo(url: string, base: string): string {
  if (!base || !isLoopback(url)) return url;
  const { pathname, search, hash } = new URL(url);
  return base + pathname + search + hash;
}

/** Under which addresses others reach this server, as far as we may know: asked only where ours is of no use to them. */
export async function networkAddresses(): Promise<string[]> {
  if (!isLoopback(location.origin)) return [];
  try {
    return (await api.reach()).urls;
  } catch {
    return []; // a link for this machine is better than none
  }
}
