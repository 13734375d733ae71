import { beforeEach, expect, test, vi } from 'vitest';
import { createChime } from './chime.ts';

/** The oscillators that were started, with their start time, and whether they were stopped early. */
let voices: { startsAt: number; silenced: boolean }[];
let audio: { currentTime: number; state: AudioContextState };

class FakeOscillator {
  readonly voice = { startsAt: -1, silenced: false };
  start(at: number) {
    this.voice.startsAt = at;
    voices.push(this.voice);
  }
  stop(at?: number) {
    if (at === undefined) this.voice.silenced = true;
  }
  connect(node: unknown) {
    return node;
  }
}

class FakeGain {
  readonly gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect(node: unknown) {
    return node;
  }
}

beforeEach(() => {
  voices = [];
  audio = { currentTime: 100, state: 'suspended' };
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('GainNode', FakeGain);
});

function open(): AudioContext {
  const resume = async () => {
    audio.state = 'running';
  };
  return Object.assign(audio, { resume, destination: {} }) as unknown as AudioContext;
}

/** The start times of the notes on the audio clock. */
const rings = () => voices.filter(({ silenced }) => !silenced).map(({ startsAt }) => startsAt);
const firstRing = () => rings()[0];

async function unlocked() {
  const chime = createChime(open);
  await chime.unlock();
  return chime;
}

test('before the first tap no audio is created', () => {
  const opened = vi.fn(open);
  createChime(opened).ringIn(1000);
  expect(opened).not.toHaveBeenCalled();
  expect(voices).toEqual([]);
});

test('a ring is scheduled on the audio clock', async () => {
  (await unlocked()).ringIn(60_000);
  expect(firstRing()).toBe(160);
});

test('the same ring requested again rings once', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  expect(rings()).toHaveLength(2);
  audio.currentTime = 130;
  chime.ringIn(30_100);
  audio.currentTime = 160.2;
  chime.ringIn(-150);
  expect(rings()).toHaveLength(2);
});

test('a ring at another time replaces the scheduled one', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  chime.ringIn(120_000);
  expect(firstRing()).toBe(220);
});

test('a ring whose time passed while audio was suspended rings at once', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  chime.ringIn(-5_000);
  expect(firstRing()).toBe(100);
});

test('a pause cancels the ring, but not one that has started', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  expect(firstRing()).toBe(160);
  chime.cancel();
  expect(rings()).toEqual([]);
  chime.ringIn(60_000);
  audio.currentTime = 160.1;
  chime.cancel();
  expect(firstRing()).toBe(160);
});
