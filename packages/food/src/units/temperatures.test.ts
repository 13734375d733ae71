import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import { describe, expect, test } from 'vitest';
import { renderTemperature } from './temperatures.ts';

/** With ordinary spaces, so that the expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const options = (language: Language, system: MeasurementSystem) => ({ language, system });

describe('temperatures', () => {
  test.each([
    [160, '325 °F'],
    [180, '350 °F'],
    [190, '375 °F'],
    [200, '400 °F'],
    [220, '425 °F'],
    [74, '165 °F'],
    [63, '145 °F'],
  ])('%d °C is %s', (celsius, expected) => {
    expect(plain(renderTemperature({ celsius }, options('en-US', 'imperial')))).toBe(expected);
  });

  test('of an oven carry the gas mark in British English and the thermostat in French', () => {
    expect(plain(renderTemperature({ celsius: 180, oven: true }, options('en-GB', 'metric')))).toBe(
      '180 °C (gas mark 4)',
    );
    expect(plain(renderTemperature({ celsius: 180, toCelsius: 200, oven: true }, options('en-GB', 'metric')))).toBe(
      '180–200 °C (gas mark 4–6)',
    );
    expect(plain(renderTemperature({ celsius: 200, oven: true }, options('fr', 'metric')))).toBe('200 °C (th. 6-7)');
    expect(plain(renderTemperature({ celsius: 180, oven: true }, options('en-US', 'metric')))).toBe('180 °C');
    expect(plain(renderTemperature({ celsius: 180 }, options('en-GB', 'metric')))).toBe('180 °C');
    expect(plain(renderTemperature({ celsius: 60, oven: true }, options('en-GB', 'metric')))).toBe('60 °C');
  });

  test('converted from °F are what stands on the dial', () => {
    expect(plain(renderTemperature({ celsius: (350 - 32) / 1.8 }, options('es', 'metric')))).toBe('180 °C');
    expect(plain(renderTemperature({ celsius: (400 - 32) / 1.8 }, options('es', 'metric')))).toBe('200 °C');
  });
});
