// Reading aloud with the browser's own voice, where it has one. Nothing is spoken before somebody asks for it.
import { LOCALES, type Language } from '../text/wording';

class Aloud {
  readonly possible = 'speechSynthesis' in globalThis;
  on = $state(false);

  toggle(): void {
    this.on = !this.on;
    if (!this.on) this.hush();
  }

  /** A new sentence ends the one before. */
  read(sentence: string, language: Language): void {
    if (!this.possible) return;
    this.hush();
    const spoken = new SpeechSynthesisUtterance(sentence);
    spoken.lang = LOCALES[language];
    spoken.rate = 0.95; // for ears that are still learning the words
    speechSynthesis.speak(spoken);
  }

  hush(): void {
    if (this.possible) speechSynthesis.cancel();
  }
}

export const aloud = new Aloud();
