// What a person has set on this device. Kept in local storage; nothing of it is sent anywhere.
import { LANGUAGES, type Language } from '../text/wording';
import { DEFAULT_LEVEL, type TableInfo } from '../wire/types';

export type Theme = 'light' | 'dark' | 'contrast';
/** Of the bots at a table. */
export type Pace = TableInfo['pace'];
export type Speed = 'calm' | 'usual' | 'brisk' | 'instant';

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Of the bots, at tables that are opened on this device. */
  pace: Pace;
  /** Of the bots, too. */
  level: string;
  /** Dice and cards that can only be rolled or revealed are, without a tap. */
  autoRoll: boolean;
  sound: boolean;
  notices: boolean;
  oneTap: boolean;
  /** Speaks up before a serious mistake, where the host allows hints. */
  coach: boolean;
  shortcuts: boolean;
  name: string;
  /** The others who played on this device last. */
  mates: string[];
}

const KEY = 'skulduggery.settings';

export const settings: Stored = $state({ ...defaults(), ...stored() });

/** Call inside a component: stores every change, and applies theme and language to the page. */
export function keepSettings(): void {
  $effect(() => {
    const snapshot = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, snapshot);
    } catch {
      // Without storage the settings last as long as the tab.
    }
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.lang = settings.language;
  });
}

function defaults(): Stored {
  const spoken = navigator.languages?.map((name) => name.slice(0, 2)).find((name) => isLanguage(name));
  const theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark';
  return {
    language: isLanguage(spoken) ? spoken : 'en',
    theme,
    speed: 'usual',
    pace: 'family',
    level: DEFAULT_LEVEL,
    autoRoll: false,
    sound: true,
    notices: false,
    oneTap: false,
    coach: false,
    shortcuts: true,
    name: '',
    mates: [],
  };
}

function stored(): Partial<Stored> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found !== null && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

function isLanguage(name: string | undefined): name is Language {
  return LANGUAGES.some((language) => language === name);
}
