import { ModelFailure } from './model-failure.ts';

/** The parts of an AI SDK, Ollama or Node error that say what went wrong. */
type ErrorFacts = { status: number | undefined; body: string; code: string; name: string; headers: Headers };
type Headers = Record<string, string>;

/** Words of error bodies, from the references of the providers' APIs. */
const WORDS = {
  auth: /invalid[_ ]?(?:x-)?api[_ -]?key|api[_ ]key[_ ](?:not valid|invalid|expired)|incorrect api key|authentication_error|unregistered callers|api key expired|unauthorized|invalid_authentication/i,
  quota:
    /insufficient_quota|exceeded your current quota|credit balance is too low|insufficient[_ ](?:balance|credits|funds)|billing_hard_limit|quota_exceeded|per ?day|monthly/i,
  perMinute: /per ?minute|rate_limit_exceeded/i,
  overloaded: /overloaded|high demand|at capacity|UNAVAILABLE/i,
  context:
    /context_length_exceeded|maximum context length|context window|context size|prompt is too long|too many tokens|input token count|exceeds the (?:maximum|limit).{0,40}tokens|request_too_large|image exceeds|image.{0,20}too large/i,
  filter:
    /content_filter|content management policy|content_policy|safety system|moderation|PROHIBITED_CONTENT|blocked/i,
  format:
    /response_format|json_schema|structured output|output_format|\bschema\b|json mode|tool_choice|tools? (?:are|is) not/i,
  model:
    /model_not_found|model .{0,80}(?:not found|does not exist)|no such model|DeploymentNotFound|is not found for API version/i,
};

const NETWORK_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_SOCKET|CERT_|DEPTH_ZERO|ERR_TLS|UND_ERR_CLOSED)/;
const TIMEOUT_CODES = /^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)/;

/** What an error thrown by a call of a model means. */
export function classifyError(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const facts = factsOf(error);
  const { status, body, code, name } = facts;
  const details = { status, retryAfterMs: retryAfterOf(facts) };
  const fail = (...[kind, message]: ConstructorParameters<typeof ModelFailure>) =>
    new ModelFailure(kind, status === undefined ? message : `${message} (status ${status})`, details);
  if (status !== undefined) return byStatus(status, body, fail);
  if (name === 'AI_LoadAPIKeyError') return fail('auth', 'there is no key');
  if (name === 'TimeoutError' || TIMEOUT_CODES.test(code)) return fail('timeout', 'no answer in time');
  if (NETWORK_CODES.test(code)) return fail('network', `the server can not be reached: ${code}`);
  if (/fetch failed|terminated|socket|network|cannot connect|other side closed/i.test(body)) {
    return fail('network', 'the connection broke');
  }
  return byWords(body, fail) ?? fail('invalid-output', 'the answer could not be read');
}

type Fail = (...given: ConstructorParameters<typeof ModelFailure>) => ModelFailure;

function byStatus(status: number, body: string, fail: Fail): ModelFailure {
  if (status === 401 || status === 403) {
    return WORDS.quota.test(body) ? fail('quota', 'the quota is used up') : fail('auth', 'the key was refused');
  }
  if (status === 402) return fail('quota', 'the account has no credit');
  if (status === 429) {
    const isQuota = WORDS.quota.test(body) && !WORDS.perMinute.test(body);
    return isQuota ? fail('quota', 'the quota is used up') : fail('rate-limit', 'too many calls');
  }
  if (status === 413) return fail('context', 'the request is too large');
  if (status === 408 || status === 504 || status === 524) return fail('timeout', 'no answer in time');
  const known = status < 500 || status === 501 ? byWords(body, fail) : null;
  if (known) return known;
  if (status >= 500 && status !== 501) {
    const isOverloaded = status === 529 || WORDS.overloaded.test(body);
    return isOverloaded ? fail('rate-limit', 'the server is overloaded') : fail('server', 'the server failed');
  }
  if (status < 400) return fail('invalid-output', 'the answer could not be read');
  return fail('unsupported-request', 'the server refused the request');
}

function byWords(body: string, fail: Fail): ModelFailure | null {
  if (WORDS.auth.test(body)) return fail('auth', 'the key was refused');
  if (WORDS.quota.test(body)) return fail('quota', 'the quota is used up');
  if (WORDS.context.test(body)) return fail('context', 'the request is too large');
  if (WORDS.model.test(body)) return fail('unknown-model', 'the server does not have the model');
  if (WORDS.filter.test(body)) return fail('refused', 'the content filter refused the request');
  if (WORDS.format.test(body)) return fail('unsupported-request', 'the server does not know the output format');
  if (/overloaded|rate.?limit/i.test(body)) return fail('rate-limit', 'the server is overloaded');
  return null;
}

/** Gathered over the chain of causes; the first status and code win. */
function factsOf(error: unknown): ErrorFacts {
  const facts: ErrorFacts = { status: undefined, body: '', code: '', name: '', headers: {} };
  let current: unknown = error;
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth += 1) {
    const given = current as Record<string, unknown>;
    const status = given.statusCode ?? given.status_code ?? given.status;
    if (facts.status === undefined && typeof status === 'number') facts.status = status;
    if (facts.code === '' && typeof given.code === 'string') facts.code = given.code;
    if (facts.name === '' && typeof given.name === 'string' && given.name !== 'Error') facts.name = given.name;
    facts.headers = { ...(given.responseHeaders as Headers | undefined), ...facts.headers };
    facts.body += ` ${textOf(given.responseBody)} ${textOf(given.message)} ${textOf(given.type)} ${textOf(given.data)}`;
    current = given.lastError ?? given.cause;
  }
  if (typeof error === 'string') facts.body = error;
  return facts;
}

const MAX_BODY_LENGTH = 4_000;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_BODY_LENGTH);
}

/** `retry-after` in seconds or as a date, `retry-after-ms`, or Google's `retryDelay`. */
function retryAfterOf({ headers, body }: ErrorFacts): number | null {
  const ms = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (!Number.isNaN(ms)) return ms;
  const header = headers['retry-after'];
  if (header !== undefined) {
    const seconds = Number(header);
    if (!Number.isNaN(seconds)) return seconds * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
  }
  const delay = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(body.replaceAll('\\"', '"'))?.[1];
  return delay === undefined ? null : Number(delay) * 1000;
}
