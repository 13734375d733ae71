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

test('before the first tap there is no sound, and no attempt at one', () => {
  const opened = vi.fn(open);
  createChime(opened).ringIn(1000);
  expect(opened).not.toHaveBeenCalled();
  expect(voices).toEqual([]);
});

test('a ring is planned ahead on the sound card’s clock', async () => {
  (await unlocked()).ringIn(60_000);
  expect(firstRing()).toBe(160);
});

test('the same ring asked for again is rung once', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  expect(rings()).toHaveLength(2);
  audio.currentTime = 130;
  chime.ringIn(30_100);
  audio.currentTime = 160.2;
  chime.ringIn(-150);
  expect(rings()).toHaveLength(2);
});

test('a ring at another time takes the place of the one that was planned', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  chime.ringIn(120_000);
  expect(firstRing()).toBe(220);
});

test('a ring whose time went by while the sound card slept is rung now', async () => {
  const chime = await unlocked();
  chime.ringIn(60_000);
  chime.ringIn(-5_000);
  expect(firstRing()).toBe(100);
});

test('a pause calls the ring off, and lets one that has begun ring out', async () => {
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
