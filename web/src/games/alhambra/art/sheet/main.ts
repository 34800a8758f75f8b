/** Settings by the address: `#dark`, `#big`, `#plain`, `#grey`, `#deutan`, or several, `#dark+big`. */

import '../../../../style/tokens.css';
import '../../../../style/base.css';
import '../../../../style/fonts.css';
import { mount } from 'svelte';
import { settings } from '../../../../lib/settings.svelte';
import Sheet from './Sheet.svelte';

const wanted = location.hash.slice(1).split('+');
document.documentElement.dataset['theme'] = wanted.includes('dark') ? 'dark' : 'light';
settings.bigSymbols = wanted.includes('big');
settings.textures = !wanted.includes('plain');
const eyes = ['grey', 'deutan', 'protan', 'tritan'].find((one) => wanted.includes(one)) ?? '';
mount(Sheet, { target: document.getElementById('app') as HTMLElement, props: { eyes } });
