/**
 * PostgreSQL's classes 08 (connection), 53 (resources) and 57P (operator intervention), 25006 (a standby, which only
 * reads), 55000 (a database that accepts no connections), and socket errors. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE_CODE = /^(08|53|57P|25006|55000)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
/** Errors of the driver, which have no code. */
const UNAVAILABLE_MESSAGE =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|query read timeout/i;
const DISK_FULL = '53100';
const READ_ONLY = '25006';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** True if the error or one of its causes says that the database cannot be reached at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => UNAVAILABLE_CODE.test(codeOf(cause)) || UNAVAILABLE_MESSAGE.test(cause.message),
  );
}

/** True if the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === DISK_FULL);
}

/** True if the database answers, but can not write. */
export function isReadOnly(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === READ_ONLY || codeOf(cause) === DISK_FULL);
}

/** True if the database refused a second row with a key that is unique. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === UNIQUE_VIOLATION);
}

/** True if the database refused a row that refers to one that does not exist, or no longer does. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === FOREIGN_KEY_VIOLATION);
}

/** True if the values did not fit the tables: classes 22 (data), 23 (constraints) and 42 (names and types). */
export function isInvalidData(error: unknown): boolean {
  return causesOf(error).some((cause) => /^(22|23|42)/.test(codeOf(cause)));
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
