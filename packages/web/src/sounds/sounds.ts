/** The sounds of the table, made here: no files, nothing to fetch. */
export type Sound = 'turn' | 'money' | 'delivery' | 'end';

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** When it begins and how long it rings, in seconds. */
  readonly at: number;
  readonly rings: number;
  readonly wave: 'sine' | 'triangle';
  /** Against the loudest, from 0 to 1. */
  readonly strength: number;
}

const note = (pitch: number, at: number, rings: number, wave: Note['wave'] = 'sine', strength = 1): Note => ({
  pitch,
  at,
  rings,
  wave,
  strength,
});

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  /** A bell that rises by a fourth. */
  turn: [note(392, 0, 0.5), note(523.25, 0.14, 0.9)],
  /** Two coins. */
  money: [note(1318.5, 0, 0.18, 'triangle', 0.35), note(1760, 0.07, 0.35, 'triangle', 0.35)],
  /** A ship's horn far away, and the answer from the shore. */
  delivery: [
    note(196, 0, 0.7, 'triangle', 0.8),
    note(293.66, 0, 0.7, 'triangle', 0.5),
    note(392, 0.32, 0.9, 'sine', 0.7),
  ],
  /** The last chord. */
  end: [
    note(261.63, 0, 1.8, 'triangle', 0.6),
    note(329.63, 0.16, 1.7, 'triangle', 0.6),
    note(392, 0.32, 1.6, 'triangle', 0.6),
    note(523.25, 0.48, 2, 'sine', 0.9),
  ],
};

/** Even the loudest is no more than a voice in the room. */
const LOUDEST = 0.3;
/** Without a beginning of its own a note clicks, in seconds. */
const ATTACK = 0.015;
/** As good as silent; what falls towards nothing exponentially cannot end there. */
const SILENT = 0.0001;

let context: AudioContext | null = null;

/** `volume` from 0 to 1. Browsers play nothing before a person has touched the page: ask only then. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const master = context.createGain();
  master.gain.value = volume * LOUDEST;
  master.connect(context.destination);
  for (const { pitch, at, rings, wave, strength } of SOUNDS[sound]) {
    const begins = context.currentTime + at;
    const oscillator = context.createOscillator();
    const loudness = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = pitch;
    loudness.gain.setValueAtTime(SILENT, begins);
    loudness.gain.exponentialRampToValueAtTime(strength, begins + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(SILENT, begins + rings);
    oscillator.connect(loudness).connect(master);
    oscillator.start(begins);
    oscillator.stop(begins + rings);
  }
}
