import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataFolder } from '../test/data-folder.ts';
import { programEnvironment, type RunningServer, startServer } from '../test/run-server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** How the commands name themselves where npm does not run them. */
const PROGRAM = `node ${path.relative(process.cwd(), MAIN)}`;
const PASSWORD = 'correct horse battery';

describe('beside a running server with the embedded database', () => {
  let dataDir: string;
  let server: RunningServer;
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const env = { ...programEnvironment(), DATA_DIR: dataDir };
      execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
      );
    });

  beforeAll(async () => {
    dataDir = await createDataFolder();
    server = await startServer({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(dataDir, { recursive: true });
  });

  const backupsIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('backup'));
  /** The names of the files that were written in the data folder during some work. */
  const writtenIn = async (folder: string, work: () => Promise<unknown>) => {
    const names = new Set<string | null>();
    const watcher = watch(folder, (_, name) => names.add(name));
    await work();
    watcher.close();
    return [...names];
  };

  test('a backup is written in its data folder and copied from there, and what can not be copied is removed', async () => {
    const file = path.join(path.dirname(dataDir), `${path.basename(dataDir)}-no-folder`);
    writeFileSync(file, '');
    const written = await writtenIn(dataDir, async () => {
      const { code, output } = await run('backup', path.join(file, 'one.gz'));
      expect([code, output]).toEqual([1, expect.stringMatching(/^\S+one\.gz can not be written: [^\n]+\.\n$/)]);
    });
    rmSync(file);
    expect(written).toContainEqual(expect.stringMatching(/^backup-.*\.gz$/));
    expect(backupsIn(dataDir)).toEqual([]);
  });

  test('a command with too many arguments is refused, also a backup', async () => {
    const files = ['a.gz', 'b.gz'].map((name) => path.join(dataDir, name));
    expect(await run('backup', ...files)).toMatchObject({
      code: 1,
      output: `This command is written: ${PROGRAM} backup [file]\n`,
    });
    expect(files.filter((file) => existsSync(file))).toEqual([]);
  });

  test('commands reach it; a backup of it, to any folder, is restored after its folder was destroyed', async () => {
    const registration = { email: 'ada@example.org', password: PASSWORD, firstName: 'Ada' };
    const send = (call: string, body: object) => {
      const headers = { 'content-type': 'application/json', origin: server.url };
      return fetch(`${server.url}${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    expect((await send('/api/auth/register', registration)).status).toBeLessThan(300);
    expect((await run('accounts')).output).toContain('ada@example.org');
    const file = path.join(dataDir, '..', `${path.basename(dataDir)}.gz`);
    expect(await run('backup', file)).toEqual({
      code: 0,
      output: expect.stringMatching(`rows backed up to ${file}\n$`),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(backupsIn(dataDir)).toEqual([]);
    expect((await run('backup', file)).output).toMatch(/exists/);
    expect((await run('restore', file)).output).toMatch(/has a database/);

    server.child.kill('SIGKILL');
    await server.ended;
    for (const name of readdirSync(dataDir)) rmSync(path.join(dataDir, name), { recursive: true });
    expect(await run('accounts')).toMatchObject({ code: 1, output: expect.stringMatching(/no database.*DATA_DIR/) });
    expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining(`${PROGRAM} <command>\n`) });
    expect(readdirSync(dataDir)).toEqual([]);
    expect(await run('restore', file)).toMatchObject({ code: 0 });
    expect((await run('accounts')).output).toContain('ada@example.org');
    expect(readFileSync(file).includes('ada@example.org')).toBe(false);
    rmSync(file);

    server = await startServer({ DATA_DIR: dataDir });
    expect((await send('/api/auth/login', { email: 'ada@example.org', password: PASSWORD })).status).toBe(200);
    expect(existsSync(path.join(dataDir, 'restoring'))).toBe(false);
  });
});
