import { resolve } from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Each variable with what it may be, in words that stand after "must be". */
const VARIABLES = {
  PORT: { schema: z.coerce.number().int().min(0).max(65_535).default(3000), may: 'a port number from 0 to 65535' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), may: 'a host name or address to listen on' },
  DATA_DIR: { schema: z.string().min(1).default('./data'), may: 'a folder the server can write to' },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    may: 'a PostgreSQL address such as postgres://user:password@host:5432/larder',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    may: 'the address people reach the site at, such as https://larder.example',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS).default('info'), may: `one of ${LOG_LEVELS.join(', ')}` },
} as const;

export type Config = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Without a trailing slash; null: links are relative. */
  publicUrl: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
};

/** A wrong setting; its message is a sentence for the operator. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the environment; an empty variable counts as unset.
 * @throws ConfigError naming the first variable that is wrong and what it may be.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = <K extends keyof typeof VARIABLES>(name: K): z.infer<(typeof VARIABLES)[K]['schema']> => {
    const { schema, may } = VARIABLES[name];
    const parsed = schema.safeParse(environment[name] || undefined);
    if (!parsed.success) throw new ConfigError(`${name} is ${said(name, environment[name])}, but must be ${may}.`);
    return parsed.data as z.infer<(typeof VARIABLES)[K]['schema']>;
  };
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL') ?? null,
    publicUrl: read('PUBLIC_URL')?.replace(/\/+$/, '') ?? null,
    logLevel: read('LOG_LEVEL'),
  };
}

/** What was given, unless a password may stand in it. */
function said(name: string, value: string | undefined): string {
  return name === 'DATABASE_URL' ? 'something else' : `"${value}"`;
}
