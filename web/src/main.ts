import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './lib/i18n.svelte';
import { readKeyboard } from './lib/keyboard.svelte';
import { startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

startRouter();
void readKeyboard();
void loadLanguage(settings.language).then(() => {
  mount(App, { target: document.getElementById('app') as HTMLElement });
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)); // then without
}
