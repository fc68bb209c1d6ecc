// The page that a plug-in game ships: a JavaScript module with the interface of src/skulduggery/games/page.d.ts.
import type { Mount } from '../../../src/skulduggery/games/page';
import { again } from '../net/parts';
import type { ForeignPage } from '../table/plain';

interface PageModule {
  default: Mount;
  choices?: boolean;
}

/** Throws if the module has not the interface that it should have. */
export async function foreignPage(script: string): Promise<ForeignPage> {
  const module = await again(() => import(/* @vite-ignore */ script) as Promise<Partial<PageModule>>);
  const mount = module.default;
  if (typeof mount !== 'function') throw new Error('the module has no function as its default export');
  return { mount, folder: script.slice(0, script.lastIndexOf('/') + 1), choices: module.choices === true };
}
