import { resolve } from 'node:path';
import { z } from 'zod';
import { AI_VARIABLES, type AiSettings, readAiSettings } from './ai/settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Names that `proxy-addr` accepts for private networks. */
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'] as const;

/** A comma-separated list. */
function listOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item))
    .optional();
}

const bucketKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .optional();

/** The schema of each variable; `may` completes the sentence "… must be". */
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
  SUPPORT_EMAIL: { schema: z.email().optional(), may: 'an email address, such as help@larder.example' },
  SESSION_SECRET: { schema: z.string().min(32).optional(), may: 'at least 32 characters that nobody can guess' },
  DEVELOPER_EMAILS: {
    schema: listOf(z.email()),
    may: 'email addresses with commas between them, such as ada@larder.example,grace@larder.example',
  },
  TRUSTED_PROXIES: {
    schema: listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(PROXY_NETWORKS)])),
    may: `addresses or networks with commas between them, or ${PROXY_NETWORKS.join(', ')}`,
  },
  METRICS_TOKEN: { schema: z.string().min(16).optional(), may: 'at least 16 characters that nobody can guess' },
  SMTP_URL: { schema: z.url({ protocol: /^smtps?$/ }).optional(), may: 'smtp://user:password@host:587' },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
      .optional(),
    may: 'an email address, such as Larder <mail@larder.example>',
  },
  OIDC_ISSUER: { schema: z.url({ protocol: /^https?$/ }).optional(), may: 'the address of an OpenID provider' },
  OIDC_CLIENT_ID: { schema: z.string().min(1).optional(), may: 'the client id that the OpenID provider gave out' },
  OIDC_CLIENT_SECRET: { schema: z.string().min(1).optional(), may: 'the secret that the OpenID provider gave out' },
  ...AI_VARIABLES,
  IMAGE_BUCKET_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => !/[?#@]/.test(url))
      .optional(),
    may: 'the address of a bucket with the API of Amazon S3, such as https://s3.example/larder-pictures',
  },
  IMAGE_BUCKET_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .default('us-east-1'),
    may: 'a region such as us-east-1',
  },
  IMAGE_BUCKET_ACCESS_KEY_ID: { schema: bucketKey, may: 'a key without spaces' },
  IMAGE_BUCKET_SECRET_ACCESS_KEY: { schema: bucketKey, may: 'a key without spaces' },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS).optional(), may: `one of ${LOG_LEVELS.join(', ')}` },
} as const;

export type MailConfig = {
  /** Null: mails are written into files. */
  smtpUrl: string | null;
  from: string;
};

export type OidcConfig = { issuer: string; clientId: string; clientSecret: string };

/** A bucket with the API of Amazon S3. */
export type BucketConfig = {
  /** The bucket's own address, without a trailing slash: `https://<host>/<bucket>` or `https://<bucket>.<host>`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Without a trailing slash. Null: links in pages are relative. */
  publicUrl: string | null;
  /** The operator's contact address; null: none is shown. */
  supportEmail: string;
  /** Null: generated at the first start, and stored. */
  sessionSecret: string | null;
  /** In lower case. */
  developerEmails: string[];
  /** Proxies whose `X-Forwarded-For` is believed. By default loopback where `PUBLIC_URL` says that there is one. */
  trustedProxies: string[];
  /** The bearer token of `GET /metrics`; null: only this machine may read them. */
  metricsToken: string | null;
  mail: MailConfig;
  /** Null: no sign-in with an OpenID provider. */
  oidc: OidcConfig | null;
  /** Null: the built-in service answers alone. */
  ai: AiSettings | null;
  /** Null: generated pictures are kept in the database. */
  imageBucket: BucketConfig | null;
  logLevel: (typeof LOG_LEVELS)[number];
};

/** An invalid setting; the message is a sentence for the operator. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the environment; an empty variable counts as unset. On a terminal only warnings are
 * logged unless `LOG_LEVEL` says otherwise.
 * @throws ConfigError naming the first variable that is wrong and what it may be.
 */
export function readConfig(environment: NodeJS.ProcessEnv, { isTerminal = false } = {}): Config {
  const read = <K extends keyof typeof VARIABLES>(name: K): z.infer<(typeof VARIABLES)[K]['schema']> => {
    const { schema, may } = VARIABLES[name];
    const parsed = schema.safeParse(environment[name] || undefined);
    if (!parsed.success) throw new ConfigError(`${name} is ${quote(name, environment[name])}, but must be ${may}.`);
    return parsed.data as z.infer<(typeof VARIABLES)[K]['schema']>;
  };
  const publicUrl = read('PUBLIC_URL')?.replace(/\/+$/, '') ?? null;
  const hostname = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL') ?? null,
    publicUrl,
    supportEmail: read('SUPPORT_EMAIL') ?? `support@${hostname}`,
    sessionSecret: read('SESSION_SECRET') ?? null,
    developerEmails: (read('DEVELOPER_EMAILS') ?? []).map((email) => email.toLowerCase()),
    trustedProxies: read('TRUSTED_PROXIES') ?? (publicUrl === null ? [] : ['loopback']),
    metricsToken: read('METRICS_TOKEN') ?? null,
    mail: {
      smtpUrl: read('SMTP_URL') ?? null,
      from: read('MAIL_FROM') ?? `Larder <no-reply@${hostname}>`,
    },
    oidc: oidcOf(read('OIDC_ISSUER'), read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET')),
    ai: readAiSettings(read, (sentence) => {
      throw new ConfigError(sentence);
    }),
    imageBucket: bucketOf({
      url: read('IMAGE_BUCKET_URL'),
      region: read('IMAGE_BUCKET_REGION'),
      accessKeyId: read('IMAGE_BUCKET_ACCESS_KEY_ID'),
      secretAccessKey: read('IMAGE_BUCKET_SECRET_ACCESS_KEY'),
    }),
    logLevel: read('LOG_LEVEL') ?? (isTerminal ? 'warn' : 'info'),
  };
}

const SECRET_VARIABLES = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
  'AI_BASE_URL',
  'IMAGE_BUCKET_URL',
  'IMAGE_BUCKET_ACCESS_KEY_ID',
  'IMAGE_BUCKET_SECRET_ACCESS_KEY',
];

/** The given value, unless it may contain a secret. */
function quote(name: string, value: string | undefined): string {
  return SECRET_VARIABLES.includes(name) ? 'something else' : `"${value}"`;
}

function oidcOf(issuer?: string, clientId?: string, clientSecret?: string): OidcConfig | null {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, or none of them.');
  }
  return { issuer, clientId, clientSecret };
}

function bucketOf(given: { [K in keyof BucketConfig]: BucketConfig[K] | undefined }): BucketConfig | null {
  const { url, region = 'us-east-1', accessKeyId, secretAccessKey } = given;
  if (url === undefined && accessKeyId === undefined && secretAccessKey === undefined) return null;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError(
      'IMAGE_BUCKET_URL, IMAGE_BUCKET_ACCESS_KEY_ID and IMAGE_BUCKET_SECRET_ACCESS_KEY must be set together, or none of them.',
    );
  }
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}

/** The base address of links in mails and of redirects; never taken from a request. */
export function siteUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl;
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
