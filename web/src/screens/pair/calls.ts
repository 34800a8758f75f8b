/** HTTP calls about devices: not among the others, for most visits to a table make none of them. */

import { api, type DeviceList, type Pairing, type PairingOffer } from '../../lib/api';

const { call } = api;

export const calls = {
  devices: () => call<DeviceList>('GET', '/api/me/devices'),
  endDevice: (id: string) => call<void>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  signOut: () => call<void>('POST', '/api/me/sign-out'),
  signOutElsewhere: () => call<void>('POST', '/api/me/sign-out-elsewhere'),
  pair: () => call<Pairing>('POST', '/api/me/pairing'),
  lookAtPairing: (proof: object) => call<PairingOffer>('POST', '/api/pairing/look', proof),
  confirmPairing: (proof: object) => call<void>('POST', '/api/pairing/confirm', proof),
};
