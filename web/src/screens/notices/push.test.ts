import { describe, expect, it } from 'vitest';
import { abilityOf, bytesOf, type Surroundings } from './push';

const here: Surroundings = { secure: true, supported: true, agent: 'Chrome', touchPoints: 0, permission: 'default' };

describe('whether a browser can be told', () => {
  it('can, with HTTPS and what it takes, also before it has been asked', () => {
    expect(abilityOf(here)).toBe('possible');
    expect(abilityOf({ ...here, permission: 'granted' })).toBe('possible');
  });

  it('cannot without HTTPS, whatever else it can', () => {
    expect(abilityOf({ ...here, secure: false })).toBe('insecure');
    expect(abilityOf({ ...here, secure: false, supported: false, agent: 'iPhone' })).toBe('insecure');
  });

  it('can on an iPhone or iPad from the home screen only', () => {
    for (const agent of ['Mozilla/5.0 (iPhone; CPU)', 'Mozilla/5.0 (iPad; CPU)']) {
      expect(abilityOf({ ...here, supported: false, agent })).toBe('home-screen');
      expect(abilityOf({ ...here, agent })).toBe('possible');
    }
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X)';
    expect(abilityOf({ ...here, supported: false, agent: mac, touchPoints: 5 })).toBe('home-screen');
    expect(abilityOf({ ...here, supported: false, agent: mac })).toBe('unsupported');
  });

  it('may have been forbidden', () => expect(abilityOf({ ...here, permission: 'denied' })).toBe('denied'));
});

it('reads keys that are written for addresses', () => {
  expect([...bytesOf('-_8B')]).toEqual([251, 255, 1]);
});
