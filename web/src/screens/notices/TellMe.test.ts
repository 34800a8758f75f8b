import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notices } from '../../lib/api';
import TellMe from './TellMe.svelte';

const NOTHING: Notices = {
  webhook: null, email: null, email_confirmed: false, language: 'en', key: null, mails: true, push: true, devices: [],
};
let kept: Notices;
let asked: [string, string, unknown][] = [];
let refusal: { status: number; reason: string; text: string } | null = null;

/** A server that keeps what it is told. Texts are not loaded here: keys stand for them. */
async function server(url: URL, options: RequestInit): Promise<Response> {
  const wish = options.body ? (JSON.parse(String(options.body)) as Partial<Notices>) : undefined;
  asked.push([options.method ?? 'GET', url.pathname, wish]);
  await new Promise((go) => setTimeout(go, 10));
  if (refusal && options.method !== 'GET') return Response.json(refusal, { status: refusal.status });
  if (options.method === 'PUT') kept = { ...kept, webhook: wish?.webhook ?? null, email: wish?.email ?? null };
  if (options.method === 'DELETE') kept = { ...kept, devices: kept.devices.filter((one) => !url.pathname.endsWith(one.id)) };
  return Response.json(kept);
}

const open = async (host = false): Promise<void> => {
  render(TellMe, { key: 'k', host, onclose: () => undefined });
  await screen.findByText('notices-device');
};

beforeEach(() => {
  kept = NOTHING;
  asked = [];
  refusal = null;
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the panel of notices', () => {
  it('offers no mails where there are none, and tells the host how to change that', async () => {
    kept = { ...NOTHING, mails: false };
    await open();
    expect(screen.queryByLabelText('notices-mail-address')).toBeNull();
    expect(screen.getByText('notices-mail-none').textContent).not.toContain('notices-mail-host');
    cleanup();
    await open(true);
    expect(screen.getByText(/notices-mail-none/).textContent).toContain('notices-mail-host');
  });

  it('asks for a mail once an address is whole, and says that it waits for a yes', async () => {
    await open();
    const field = screen.getByLabelText('notices-mail-address');
    await fireEvent.input(field, { target: { value: 'ana@example' } });
    await fireEvent.click(screen.getByText('notices-mail-turn-on'));
    expect(screen.getByText('notices-mail-bad')).toBeTruthy();
    expect(asked.filter(([method]) => method === 'PUT')).toEqual([]);
    await fireEvent.input(field, { target: { value: ' ana@example.org ' } });
    await fireEvent.click(screen.getByText('notices-mail-turn-on'));
    expect(await screen.findByText('notices-mail-asked')).toBeTruthy();
    expect(asked.at(-1)?.[2]).toMatchObject({ email: 'ana@example.org', webhook: null });
    expect(screen.getByText('notices-mail-again')).toBeTruthy();
  });

  it('turns each off in one click, and leaves the others', async () => {
    kept = {
      ...NOTHING, webhook: 'https://bot.example.org/turn', email: 'ana@example.org', email_confirmed: true,
      devices: [{ id: 'tablet', label: 'Firefox · Android', here: false }],
    };
    await open();
    await fireEvent.click(screen.getByLabelText('notices-program-off'));
    await waitFor(() => expect(screen.queryByText('https://bot.example.org/turn')).toBeNull());
    expect(asked.at(-1)?.[2]).toMatchObject({ email: 'ana@example.org', webhook: null });
    await fireEvent.click(screen.getByLabelText('notices-push-other-off'));
    await waitFor(() => expect(screen.queryByText('notices-push-other')).toBeNull());
    expect(asked.at(-1)?.slice(0, 2)).toEqual(['DELETE', '/api/tables/k/notices/push/tablet']);
    await fireEvent.click(screen.getByLabelText('notices-mail-off'));
    expect(await screen.findByLabelText('notices-mail-address')).toBeTruthy();
  });

  it('says what the server refuses, and keeps what was on', async () => {
    kept = { ...NOTHING, email: 'ana@example.org' };
    refusal = { status: 429, reason: 'too-many-mails', text: 'Too many mails were asked for.' };
    await open();
    await fireEvent.click(screen.getByText('notices-mail-again'));
    expect(await screen.findByText('Too many mails were asked for.')).toBeTruthy();
    expect(screen.getByText('notices-mail-asked')).toBeTruthy();
  });
});
