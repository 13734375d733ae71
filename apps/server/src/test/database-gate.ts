import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be shut, like a database that was stopped, or slowed down. */
export type DatabaseGate = {
  port: number;
  open: () => Promise<void>;
  shut: () => Promise<void>;
  /** What the client sends from now on arrives so much later, in milliseconds. */
  delay: (ms: number) => void;
};

export async function openDatabaseGate(target: URL): Promise<DatabaseGate> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const listener = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => {
      if (delayMs === 0) database.write(bytes);
      else setTimeout(() => database.write(bytes), delayMs);
    });
    client.on('end', () => database.end());
    database.pipe(client);
  });
  const listen = (port: number) => new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    open: () => listen(port),
    shut: () =>
      new Promise<void>((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    delay(ms) {
      delayMs = ms;
    },
  };
}
