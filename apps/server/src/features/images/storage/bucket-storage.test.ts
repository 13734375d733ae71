import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BucketServer, startBucketServer } from '../../../test/bucket-server.ts';
import { createBucketStorage } from './bucket-storage.ts';

let bucket: BucketServer;
beforeEach(async () => {
  bucket = await startBucketServer();
});
afterEach(() => bucket.close());

const ID = '0123456789abcdef0123456789abcdef';
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

test('a picture is stored under its id, read again and removed, with signed requests', async () => {
  const storage = createBucketStorage(bucket.config);
  expect(await storage.put(ID, JPEG)).toBeNull();
  expect([...bucket.objects]).toEqual([[`generated/${ID}.jpg`, JPEG]]);
  expect(await storage.get(ID, null)).toEqual(JPEG);
  await storage.remove([ID, 'f'.repeat(32)]);
  expect(await storage.get(ID, null)).toBeNull();
  expect(bucket.refused).toEqual([]);
});

test('with a wrong key nothing is stored or read', async () => {
  const storage = createBucketStorage({ ...bucket.config, secretAccessKey: 'another' });
  await expect(storage.put(ID, JPEG)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(storage.get(ID, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(bucket.objects.size).toBe(0);
  expect(bucket.refused).toEqual(['PUT 403', 'GET 403']);
});

test('a picture that is too large, a redirect and a bucket that is away are failures', async () => {
  const storage = createBucketStorage(bucket.config);
  bucket.objects.set(`generated/${ID}.jpg`, Buffer.alloc(6 * 1024 * 1024));
  await expect(storage.get(ID, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  bucket.answerWith({ status: 307, headers: { location: 'http://127.0.0.1:9/' } });
  await expect(storage.get(ID, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await bucket.close();
  await expect(storage.put(ID, JPEG)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a picture from before there was a bucket is read from its row', async () => {
  expect(await createBucketStorage(bucket.config).get(ID, JPEG.toString('base64'))).toEqual(JPEG);
});
