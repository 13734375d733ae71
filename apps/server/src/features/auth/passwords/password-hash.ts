import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB (in KiB), two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(argon2);

/** Of a process. They take a processor each, of which the event loop needs one, and threads that compression needs too. */
const MAX_DERIVED_AT_ONCE = Math.max(1, availableParallelism() - 1);
let derived = 0;
const waiting: (() => void)[] = [];

async function deriveInTurn(parameters: Parameters<typeof argon2>[1]): Promise<Buffer> {
  if (derived < MAX_DERIVED_AT_ONCE) derived += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await derive('argon2id', parameters);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else derived -= 1;
  }
}

/** Hashes a password with Argon2id, as a PHC string, which holds the parameters beside the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveInTurn({ ...COST, message: canonical(password), nonce: salt, tagLength: HASH_BYTES });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** True if the password is the one that was hashed; false where `hash` is no PHC string of Argon2id. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(input.hash) ?? [];
  if (memory === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  const actual = await deriveInTurn({
    message: canonical(input.password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** One form of a password, however a keyboard composes its accents. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
