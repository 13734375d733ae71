export function startPostgres(): Promise<{
  url: string;
  stop: () => Promise<void>;
  crash: (awayMs: number) => Promise<void>;
}>;
