// Small synthesised sounds: no files, nothing to fetch.
import { settings } from "./settings.svelte";

type Note = { at: number; from: number; to?: number; long: number; loud: number; shape: OscillatorType };

const SOUNDS = {
  step: [{ at: 0, from: 220, to: 150, long: 0.07, loud: 0.16, shape: "triangle" }],
  pick: [{ at: 0, from: 520, long: 0.03, loud: 0.05, shape: "sine" }],
  clash: [
    { at: 0, from: 900, to: 120, long: 0.16, loud: 0.14, shape: "sawtooth" },
    { at: 0.09, from: 160, to: 70, long: 0.2, loud: 0.24, shape: "triangle" },
  ],
  power: [
    { at: 0, from: 440, to: 880, long: 0.18, loud: 0.1, shape: "sine" },
    { at: 0.08, from: 660, to: 1320, long: 0.2, loud: 0.07, shape: "sine" },
  ],
  dice: [0, 0.05, 0.11, 0.18, 0.27].map((at, i) => ({
    at,
    from: 320 - i * 22,
    to: 180,
    long: 0.035,
    loud: 0.12,
    shape: "square" as const,
  })),
  turn: [
    { at: 0, from: 523, long: 0.1, loud: 0.08, shape: "sine" },
    { at: 0.09, from: 659, long: 0.16, loud: 0.08, shape: "sine" },
  ],
  refused: [{ at: 0, from: 170, to: 120, long: 0.16, loud: 0.12, shape: "square" }],
  won: [523, 659, 784, 1047].map((from, i) => ({
    at: i * 0.13,
    from,
    long: 0.3,
    loud: 0.11,
    shape: "triangle" as const,
  })),
  lost: [392, 349, 294].map((from, i) => ({ at: i * 0.19, from, long: 0.34, loud: 0.1, shape: "triangle" as const })),
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime + 0.01;
    for (const note of SOUNDS[name] as Note[]) {
      const voice = context.createOscillator();
      const level = context.createGain();
      voice.type = note.shape;
      voice.frequency.setValueAtTime(note.from, now + note.at);
      if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, now + note.at + note.long);
      level.gain.setValueAtTime(note.loud, now + note.at);
      level.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.long);
      voice.connect(level).connect(context.destination);
      voice.start(now + note.at);
      voice.stop(now + note.at + note.long + 0.02);
    }
  } catch {
    // No sound card, no sound.
  }
}
