// Short synthesised sounds: no files, no licences. Silent until switched on, and always in automated tests.
import { SOUNDS, type Voice } from './voices';

export type SoundName = keyof typeof SOUNDS;

export class SoundPlayer {
  private on = false;
  private context: AudioContext | null = null;

  enable(wanted: boolean): void {
    this.on = wanted && !navigator.webdriver;
  }

  /** Browsers allow sound only after a touch or key: call this on the first one. */
  unlock(): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  play(name: SoundName): void {
    if (!this.on || this.context?.state !== 'running') return;
    for (const voice of SOUNDS[name]) speak(this.context, voice);
  }
}

function speak(audio: AudioContext, voice: Voice): void {
  const start = audio.currentTime + (voice.after ?? 0);
  const end = start + voice.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(voice.loud, start + Math.min(0.012, voice.length / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const source = voice.wave === 'noise' ? noise(audio, voice, start, loudness) : tone(audio, voice, start, loudness);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, voice: Voice, start: number, into: AudioNode): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = voice.wave === 'noise' ? 'sine' : voice.wave;
  oscillator.frequency.setValueAtTime(voice.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, voice.to ?? voice.from), start + voice.length);
  oscillator.connect(into);
  return oscillator;
}

/** Wind, water and powder: noise through a filter that opens or closes. */
function noise(audio: AudioContext, voice: Voice, start: number, into: AudioNode): AudioScheduledSourceNode {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * voice.length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(voice.from, start);
  filter.frequency.exponentialRampToValueAtTime(Math.max(20, voice.to ?? voice.from), start + voice.length);
  source.connect(filter).connect(into);
  return source;
}
