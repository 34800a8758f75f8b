import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceInfo } from '../../lib/api';
import { dayOf, isToday } from './devices';
import Devices from './Devices.svelte';

const DAY = 86_400_000;
const LAPTOP: DeviceInfo = { id: 'A'.repeat(22), label: 'Firefox · Linux', created: 20_000 * DAY, seen: 20_010 * DAY, here: true };
const PHONE: DeviceInfo = { id: 'B'.repeat(22), label: '', created: 20_001 * DAY, seen: 20_009 * DAY, here: false };

let there: DeviceInfo[] = [];
let asked: string[] = [];
let broken = false;

// Texts are not loaded here: keys stand for them.
beforeEach(() => {
  there = [LAPTOP, PHONE];
  asked = [];
  broken = false;
  vi.stubGlobal('fetch', async (url: URL, wish: RequestInit) => {
    if (broken) throw new TypeError('no network');
    if (wish.method === 'GET') return Response.json({ devices: there });
    asked.push(`${wish.method} ${url.pathname}`);
    if (url.pathname.endsWith('/sign-out')) there = [];
    else there = there.filter((one) => one.here);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const confirm = async (name: string): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog');
  const found = [...dialog.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
  await fireEvent.click(found!);
};

describe('Devices', () => {
  it('lists the devices, this one marked, and names those without a label', async () => {
    render(Devices);
    expect(await screen.findByText('Firefox · Linux')).toBeTruthy();
    expect(screen.getByText('settings-device-unknown')).toBeTruthy();
    expect(screen.getAllByText('settings-device-here')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('signs out another device, after a question', async () => {
    render(Devices);
    await fireEvent.click(await button('settings-device-end-title'));
    expect(asked).toEqual([]);
    await confirm('settings-device-end');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toEqual([`DELETE /api/me/devices/${PHONE.id}`]);
  });

  it('signs out everywhere else', async () => {
    render(Devices);
    await fireEvent.click(await button('settings-devices-others'));
    await confirm('settings-devices-others');
    await waitFor(() => expect(screen.queryByText('settings-devices-others')).toBeNull());
    expect(asked).toEqual(['POST /api/me/sign-out-elsewhere']);
  });

  it('signs out here, warns if nothing is left, and forgets what the tab has kept', async () => {
    there = [LAPTOP];
    sessionStorage.setItem('a link to a seat', 'x');
    render(Devices);
    await fireEvent.click(await button('settings-sign-out'));
    expect(await screen.findByText('settings-sign-out-last')).toBeTruthy();
    await confirm('settings-sign-out');
    expect(await screen.findByText('settings-devices-none')).toBeTruthy();
    expect(asked).toEqual(['POST /api/me/sign-out']);
    expect(sessionStorage.length).toBe(0);
  });

  it('does nothing if the question is answered with no', async () => {
    render(Devices);
    await fireEvent.click(await button('settings-sign-out'));
    await confirm('common-cancel');
    expect(asked).toEqual([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says to strangers that there is nothing yet', async () => {
    there = [];
    render(Devices);
    expect(await screen.findByText('settings-devices-none')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be tried again without a network', async () => {
    broken = true;
    render(Devices);
    const again = await button('common-again');
    broken = false;
    await fireEvent.click(again);
    expect(await screen.findByText('Firefox · Linux')).toBeTruthy();
  });
});

describe('days', () => {
  it('are those of UTC', () => {
    expect(dayOf(20_000 * DAY, 'en')).toBe('Oct 4, 2024');
    expect(dayOf(20_000 * DAY, 'de')).toBe('04.10.2024');
    expect(isToday(20_000 * DAY, 20_000 * DAY + 5000)).toBe(true);
    expect(isToday(20_000 * DAY, 20_001 * DAY)).toBe(false);
  });
});
