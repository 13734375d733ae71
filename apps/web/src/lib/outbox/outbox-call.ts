/** A call that must reach the server even if the network, the server or this tab fails in between. */
export type OutboxCall = {
  /** The kind of change. A pending call is replaced by the next one of the same kind about the same thing. */
  kind: string;
  /** The id of the thing it changes. Calls about one thing are sent in the order they were added. */
  about: string;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
};

/**
 * The server acknowledged a call, refused it permanently, could not be reached or take it yet, or answered that its user is
 * not signed in. A postponed call is sent again.
 */
export type OutboxOutcome = 'acknowledged' | 'refused' | 'postponed' | 'signed-out';
export type OutboxListener = (call: OutboxCall, outcome: OutboxOutcome) => void;
