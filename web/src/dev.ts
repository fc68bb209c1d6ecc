// Development only: `npm run dev`, then /dev.html?fixture=middle&portrait&theme=contrast&language=nl&pick=2
import { mount } from 'svelte';
import Dev from './dev/Dev.svelte';
import { setOut } from './state/underway';
import './ui/fonts.css';
import './ui/page.css';

setOut();
const target = document.getElementById('app');
if (target) mount(Dev, { target });
