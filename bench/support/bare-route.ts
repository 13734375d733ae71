import Fastify from 'fastify';

/** The baseline: a bare Fastify route that reads the same form, discards it, and returns bytes it was given before. */
const app = Fastify({ logger: false });
let bytes = Buffer.alloc(0);

app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.get('/readyz', async () => 'ready');
app.put('/bytes', { bodyLimit: 10_000_000 }, async (request) => {
  bytes = request.body as Buffer<ArrayBuffer>;
  return 'taken';
});
app.post('/api/analyze', async (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close());
