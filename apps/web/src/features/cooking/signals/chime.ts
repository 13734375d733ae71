/** Two soft bell notes: frequency in hertz, and seconds after the first. */
const NOTES = [
  [880, 0],
  [1174.7, 0.22],
] as const;
const RINGS_FOR_S = 1.6;
const LOUDNESS = 0.35;
/** Two wishes for a ring closer than this are the same ring. */
const SAME_S = 0.75;
/** A ring this close has as good as begun. */
const BEGUN_S = 0.15;

export type Chime = {
  /** Makes sound possible; browsers allow it from within a tap or a key press alone. */
  unlock: () => Promise<void>;
  /**
   * Rings once, so many milliseconds from now, on the sound card's own clock: a hidden tab's timers are held back, its
   * sound is not. A ring asked for before is called off, unless it is this one or it has begun.
   */
  ringIn: (ms: number) => void;
  cancel: () => void;
};

/** A bell for the end of a step. `open` gives the audio to play it on. */
export function createChime(open: () => AudioContext): Chime {
  let audio: AudioContext | null = null;
  let ring: { at: number; voices: OscillatorNode[] } | null = null;

  function cancel() {
    if (audio && ring && ring.at > audio.currentTime + BEGUN_S) {
      for (const voice of ring.voices) voice.stop();
      ring = null;
    }
  }

  return {
    cancel,
    unlock: async () => {
      audio ??= open();
      if (audio.state === 'suspended') await audio.resume();
    },
    ringIn: (ms) => {
      if (audio?.state !== 'running') return;
      const at = audio.currentTime + ms / 1000;
      if (ring && Math.abs(ring.at - at) < SAME_S) return;
      cancel();
      const context = audio;
      const start = Math.max(at, context.currentTime);
      ring = { at, voices: NOTES.map(([hertz, after]) => playNote(context, hertz, start + after)) };
    },
  };
}

function playNote(audio: AudioContext, hertz: number, at: number): OscillatorNode {
  const voice = new OscillatorNode(audio, { frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_FOR_S);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + RINGS_FOR_S);
  return voice;
}
