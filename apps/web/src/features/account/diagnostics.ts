import { DIAGNOSTIC_BUFFER_SIZE } from '@larder/contract/limits';

/** A call for an account with its result, without passwords and tokens. */
type DiagnosticRecord = {
  at: string;
  request: { path: string; email?: string };
  /** The status is 0 if there was no response. */
  response: { status: number; error?: string };
};

export type Diagnostics = {
  record: (record: Omit<DiagnosticRecord, 'at'>) => void;
  /** The last five, oldest first. */
  read: () => readonly DiagnosticRecord[];
};

/** A buffer of the last account calls with their results, for the browser's console. */
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
    larderDiagnostics?: Diagnostics['read'];
  }
}
