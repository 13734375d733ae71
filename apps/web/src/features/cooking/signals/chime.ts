/** Two notes: frequency in hertz, and delay in seconds. */
const NOTES = [
  [880, 0],
  [1174.7, 0.22],
] as const;
const DURATION_S = 1.6;
const VOLUME = 0.35;
/** Rings requested within this time are the same ring. */
const SAME_RING_S = 0.75;
/** A ring this close counts as started. */
const STARTED_S = 0.15;

export type Chime = {
  /** Enables sound; browsers allow it only in the handler of a tap or a key press. */
  unlock: () => Promise<void>;
  /**
   * Rings once in `ms` milliseconds. Scheduled on the audio clock, because browsers throttle the timers of hidden tabs.
   * Replaces a ring scheduled before, unless it is the same one or has started.
   */
  ringIn: (ms: number) => void;
  cancel: () => void;
};

/** A bell for the end of a step. `open` creates the audio context. */
export function createChime(open: () => AudioContext): Chime {
  let audio: AudioContext | null = null;
  let ring: { at: number; voices: OscillatorNode[] } | null = null;

  function cancel() {
    if (audio && ring && ring.at > audio.currentTime + STARTED_S) {
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
      if (ring && Math.abs(ring.at - at) < SAME_RING_S) return;
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
  volume.gain.linearRampToValueAtTime(VOLUME, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + DURATION_S);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + DURATION_S);
  return voice;
}
