/** Mixes that people know, by the modules in them. One that is not here yet is left out where they are offered. */

export const PRESETS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  family: ['vizier', 'bonus_cards', 'small_change'],
  box2024: ['vizier', 'camps', 'bazaars', 'falconers'],
  ext1: ['vizier', 'currency_exchange', 'bonus_cards', 'worker_huts'],
  ext2: ['city_gates', 'diamonds', 'characters', 'camps'],
  ext3: ['city_walls', 'thieves', 'small_change', 'street_trader'],
  ext4: ['treasure_chamber', 'master_builders', 'invaders', 'bazaars'],
  ext6: ['portals', 'construction_sites', 'exchange_certificates'],
};
