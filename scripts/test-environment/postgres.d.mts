export function startPostgres(): Promise<{
  url: string;
  stop: () => Promise<void>;
  crash: (awayMs: number) => Promise<void>;
}>;
export function ordinaryUser(): { uid?: number; gid?: number };
export function findInstalled(needed?: readonly string[]): string | undefined;
