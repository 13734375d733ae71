/** A call that is to reach the server, whatever becomes of the network, the server or this tab meanwhile. */
export type OutboxCall = {
  /** What sort of change it is. One that waits gives way to the next of its kind about the same thing. */
  kind: string;
  /** The thing it changes, by id. Calls about one thing are sent in the order they were added. */
  about: string;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
};

/** What became of a call: the server acknowledged it, will never take it, or says that its user is not signed in. */
export type OutboxOutcome = 'acknowledged' | 'refused' | 'signed-out';
export type OutboxListener = (call: OutboxCall, outcome: OutboxOutcome) => void;
