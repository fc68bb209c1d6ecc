import { mount } from 'svelte';
import App from './App.svelte';
import './ui/fonts.css';
import './ui/page.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Nothing of this is needed for the first move.
if (import.meta.env.PROD) {
  addEventListener('load', () =>
    setTimeout(() => void import('./offline/register').then((found) => found.registerWorker()), 8000),
  );
}
