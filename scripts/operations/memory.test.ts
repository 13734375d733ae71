import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import memory from '../../apps/server/memory.json' with { type: 'json' };

const malloc = Object.entries(memory.malloc).map(([name, value]) => `${name}=${value}`);

test('the service starts with the memory settings of `npm start`', () => {
  const service = readFileSync('deploy/larder.service', 'utf8');
  expect(service).toContain(`${memory.heap.join(' ')} apps/server/src/main.ts`);
  for (const setting of malloc) expect(service).toContain(setting);
});

test('the image starts with the memory settings of `npm start`', () => {
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toContain(`"${memory.heap.join('", "')}", "apps/server/src/main.ts"`);
  for (const setting of malloc) expect(image).toContain(setting);
});
