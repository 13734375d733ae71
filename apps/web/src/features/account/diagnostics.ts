import { DIAGNOSTIC_BUFFER_SIZE } from '@larder/contract/limits';

/** A call about an account and how it ended. Passwords and tokens are never in it. */
type DiagnosticRecord = {
  at: string;
  request: { path: string; email?: string };
  /** The status is 0 where no answer came. */
  response: { status: number; error?: string };
};

export type Diagnostics = {
  record: (record: Omit<DiagnosticRecord, 'at'>) => void;
  /** The last five, oldest first. */
  read: () => readonly DiagnosticRecord[];
};

/** The last requests about an account with their answers, for whoever looks into why one failed; never displayed. */
export function createDiagnostics(clock: () => Date): Diagnostics {
  let records: readonly DiagnosticRecord[] = [];
  return {
    record: (record) => {
      records = [...records, { at: clock().toISOString(), ...record }].slice(-DIAGNOSTIC_BUFFER_SIZE);
    },
    read: () => records,
  };
}

export const authDiagnostics = createDiagnostics(() => new Date());

declare global {
  interface Window {
    /** For the browser's console. */
    larderDiagnostics?: Diagnostics['read'];
  }
}
