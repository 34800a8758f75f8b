/** HTTP calls about notices: not among the others, for most visits to a table make none of them. */

import { api, type Notices, type NoticeWish, type PushKey, type PushWish } from '../../lib/api';

const { call } = api;
const at = (key: string, rest = ''): string => `/api/tables/${encodeURIComponent(key)}/notices${rest}`;

export const calls = {
  notices: (key: string) => call<Notices>('GET', at(key)),
  setNotices: (key: string, wish: Partial<NoticeWish>) => call<Notices>('PUT', at(key), wish),
  pushKey: () => call<PushKey>('GET', '/api/push'),
  tellDevice: (key: string, wish: PushWish) => call<Notices>('PUT', at(key, '/push'), wish),
  tellDeviceNoMore: (key: string, device: string) => call<Notices>('DELETE', at(key, `/push/${encodeURIComponent(device)}`)),
};
