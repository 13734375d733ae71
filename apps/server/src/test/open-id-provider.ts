import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { freePort } from './free-port.ts';

/** The client that the provider knows. */
export const OPENID_CLIENT = { clientId: 'larder', clientSecret: 'a secret between the two of us' };
const SIGNATURE = { alg: 'RS256', kid: 'current' };

type Answer = Record<string, unknown>;
type Change = (answer: Answer) => Answer | Promise<Answer>;

export type OpenIdProvider = {
  issuer: string;
  /** Signs with the provider's own key. */
  sign: (claims: JWTPayload) => Promise<string>;
  /** Changes every answer of one endpoint, or with null none any more. */
  changeAnswers: (endpoint: 'discovery' | 'token' | 'userinfo', change: Change | null) => void;
  close: () => Promise<void>;
};

/** A real OpenID provider on a free port, which takes any password. */
export async function startOpenIdProvider(people: Record<string, object>, siteUrl: string): Promise<OpenIdProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair(SIGNATURE.alg, { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        redirect_uris: [`${siteUrl}/api/auth/oauth2/callback/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), ...SIGNATURE, use: 'sig' }] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
  });
  const changes = new Map<string, Change>();
  provider.use(async (context, next) => {
    await next();
    const change = changes.get(context.oidc?.route);
    if (change) context.body = await change(context.body as Answer);
  });
  const listening = provider.listen(port, '127.0.0.1');
  return {
    issuer,
    sign: (claims) => new SignJWT(claims).setProtectedHeader(SIGNATURE).sign(privateKey),
    changeAnswers: (endpoint, change) => void (change ? changes.set(endpoint, change) : changes.delete(endpoint)),
    close: () => new Promise((resolve) => listening.close(() => resolve())),
  };
}

/** Follows the provider's own pages as `login`, or refuses there; gives the address it sends people back to. */
export async function throughProvider(url: string, login: string | null, siteUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (target: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(target, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  let at = url;
  for (let step = 0; step < 15; step += 1) {
    if (at.startsWith(siteUrl)) return at;
    const response = await visit(at);
    const location = response.headers.get('location');
    if (location) {
      at = new URL(location, at).href;
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    const abort = /href="([^"]+\/abort)"/.exec(page)?.[1];
    if (login === null && abort) at = new URL(abort, at).href;
    else {
      const answer = await visit(at, prompt === 'login' ? { prompt, login: login ?? '', password: 'x' } : { prompt });
      at = new URL(answer.headers.get('location') ?? '', at).href;
    }
  }
  throw new Error(`the provider never came back: ${at}`);
}
