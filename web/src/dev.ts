// Development only: `npm run dev`, then /dev.html?fixture=middle&portrait&theme=contrast&language=nl&pick=2
import { mount } from 'svelte';
import Dev from './dev/Dev.svelte';
import { startPrefetch } from './net/lazy.svelte';
import './ui/fonts.css';
import './ui/page.css';

startPrefetch();
const target = document.getElementById('app');
if (target) mount(Dev, { target });
