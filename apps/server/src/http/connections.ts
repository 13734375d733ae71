import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { networkOf } from './client-network.ts';
import { createCounts } from './counts.ts';
import { createProxyCheck } from './trusted-proxies.ts';

export type ConnectionLimits = {
  /** Connections of all clients. Each takes a descriptor, of which a process has some thousand. */
  maxConnections: number;
  /** Connections of one client network; proxies are not counted. */
  maxPerClient: number;
  /** Requests of one connection that are answered at once. Browsers and proxies send one. */
  maxRequestsAtOnce: number;
  /** The same of all connections of a client network; of proxies it is not counted. */
  maxRequestsPerClient: number;
  /** How long a response may wait for its reader to take more of it. Longer than the pauses in a stream of events. */
  responseStallMs: number;
  /** How long idle connections of a proxy stay open while the server stops. */
  drainMs: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 8_192,
  maxPerClient: 256,
  maxRequestsAtOnce: 8,
  maxRequestsPerClient: 64,
  responseStallMs: 30_000,
  drainMs: 5_000,
};

/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are checked against the request timeout. */
const CONNECTIONS_CHECK_MS = 5_000;
/** How long nothing may happen on a connection: longer than the slowest search. */
const CONNECTION_TIMEOUT_MS = 90_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/** After these a connection is closed. */
const MAX_REQUESTS_PER_CONNECTION = 1_000;

/**
 * Makes HTTP servers that close the connections of clients that hold many open or send many requests at once, before
 * the requests cost anything: each takes memory and, for a file, a descriptor.
 */
export function createServerFactory(trustedProxies: readonly string[], limits: ConnectionLimits): FastifyServerFactory {
  const isProxy = createProxyCheck(trustedProxies);
  const clientOf = ({ remoteAddress = '' }: Socket) => (isProxy(remoteAddress) ? null : networkOf(remoteAddress));
  return (handle) => {
    const server = createServer(
      {
        requestTimeout: REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      },
      limitRequests(handle, clientOf, limits),
    );
    server.setTimeout(CONNECTION_TIMEOUT_MS);
    server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
    limitConnections(server, clientOf, limits);
    if (trustedProxies.length > 0) drainWhenClosed(server, limits);
    closeAnsweredLate(server);
    return server;
  };
}

/** Null for a proxy, whose connections are many clients'. */
type ClientOf = (socket: Socket) => string | null;

function limitRequests(
  handle: RequestListener,
  clientOf: ClientOf,
  { maxRequestsAtOnce, maxRequestsPerClient }: ConnectionLimits,
): RequestListener {
  const ofSockets = createCounts<Socket>();
  const ofClients = createCounts<string>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const client = clientOf(socket);
    ofSockets.add(socket, 1);
    if (client !== null) ofClients.add(client, 1);
    response.once('close', () => {
      ofSockets.add(socket, -1);
      if (client !== null) ofClients.add(client, -1);
    });
    const isTooMany =
      ofSockets.of(socket) > maxRequestsAtOnce || (client !== null && ofClients.of(client) > maxRequestsPerClient);
    if (isTooMany) socket.destroy();
    else handle(request, response);
  };
}

/** Above the limit of all clients, the connection that has waited longest for a request gives way to the new one. */
function limitConnections(
  server: Server,
  clientOf: ClientOf,
  { maxConnections, maxPerClient }: ConnectionLimits,
): void {
  const ofClients = createCounts<string>();
  /** Connections without a request that is being answered, in order of time. */
  const idle = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket);
    open += 1;
    idle.add(socket);
    if (client !== null) ofClients.add(client, 1);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
      if (client !== null) ofClients.add(client, -1);
    });
    if (client !== null && ofClients.of(client) > maxPerClient) socket.destroy();
    else if (open > maxConnections) idle.values().next().value?.destroy();
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => socket.destroyed || idle.add(socket));
  });
}

/**
 * Lets a server that stops close its idle connections later. A proxy may be sending a request on one, which it would
 * not dare to repeat elsewhere; its answer closes the connection.
 */
function drainWhenClosed(server: Server, { drainMs }: ConnectionLimits): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  let end: NodeJS.Timeout | undefined;
  server.closeIdleConnections = () => {
    end ??= setTimeout(() => {
      server.closeIdleConnections = closeIdle;
      closeIdle();
    }, drainMs);
  };
  server.once('close', () => clearTimeout(end));
}

/** A connection on which an answer was being sent when the server began to stop is idle, and closed, only after it. */
function closeAnsweredLate(server: Server): void {
  const closeIdle = () => server.closeIdleConnections();
  server.on('request', (_request, response) => {
    response.once('close', () => server.listening || setImmediate(closeIdle));
  });
}

/**
 * While the server stops, answers close their connection, also those to requests that came before: it would stay open for
 * the next one, and the server would wait for it.
 */
export function closeAnswered(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** Closes connections whose client does not read its response. */
export function limitStalls(app: FastifyInstance, { responseStallMs }: ConnectionLimits): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.raw.socket.setTimeout?.(responseStallMs);
    done();
  });
}
