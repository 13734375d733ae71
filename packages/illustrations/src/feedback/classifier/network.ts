import { answersTo, type Question } from './scores.ts';
import type { Step } from './sequence.ts';

/** Weights of a matrix, row by row: signed bytes in base64, in steps of `scale`. */
export type PackedMatrix = { rows: number; columns: number; scale: number; bytes: string };

/** Names of the matrices; each direction of reading has those of a gated recurrent unit. */
type MatrixName =
  | 'kinds'
  | 'stems'
  | 'classes'
  | 'parts'
  | 'states'
  | `${'forward' | 'backward'} ${'input' | 'hidden'}${'' | ' bias'}`
  | 'answers'
  | 'answers bias'
  | 'asks'
  | 'asks bias';

/** A network as it is shipped: what has a row of its own in a table, in order from 1 (0 is none), and the matrices. */
export type PackedNetwork = {
  stems: readonly string[];
  classes: readonly string[];
  states: readonly string[];
  questions: readonly Question[];
  matrices: Record<MatrixName, PackedMatrix>;
};

/** Scores of a text: of asking for nothing and for something; of each subject by its place, for a question. */
export type NetworkScores = { asks: number[]; ofSubject: (subject: number, question: Question) => number[] | null };

export type FeedbackNetwork = (steps: readonly Step[]) => NetworkScores;

type Matrix = { rows: number; columns: number; weights: Float32Array };

/** Rows of the table of kinds. */
const START = 1;
const WORD = 2;
const SUBJECT = 3;
/** Scores that each question has room for. */
const MOST_ANSWERS = 4;

/**
 * Reads a text by a bidirectional gated recurrent unit (Cho et al., 2014): each place is the sum of what is known of it;
 * the scores of a subject come from the states at its place and from the highest of each state in the whole text.
 */
export function createFeedbackNetwork(packed: PackedNetwork): FeedbackNetwork {
  const matrices = Object.fromEntries(
    Object.entries(packed.matrices).map(([name, matrix]) => [name, unpacked(matrix)]),
  ) as Record<MatrixName, Matrix>;
  const placesOf = (names: readonly string[]) => new Map(names.map((name, at) => [name, at + 1]));
  const [stems, classes, states] = [placesOf(packed.stems), placesOf(packed.classes), placesOf(packed.states)];
  const size = matrices.kinds.columns;
  const inputOf = (step: Step | null) => {
    const input = new Float32Array(size);
    if (!step) addRow(input, matrices.kinds, START);
    else if (step.kind === 'subject') {
      addRow(input, matrices.kinds, SUBJECT);
      addRow(input, matrices.states, states.get(step.state) ?? 0);
    } else {
      addRow(input, matrices.kinds, WORD);
      addRow(input, matrices.stems, stems.get(step.stem) ?? 0);
      addRow(input, matrices.classes, classes.get(step.wordClass) ?? 0);
      for (const part of step.parts) addRow(input, matrices.parts, part, 1 / step.parts.length);
    }
    return input;
  };
  return (steps) => {
    const inputs = [null, ...steps].map(inputOf);
    const forward = readAlong(inputs, matrices, 'forward');
    const backward = readAlong(inputs.toReversed(), matrices, 'backward').toReversed();
    const joined = forward.map((state, at) => [...state, ...(backward[at] ?? [])]);
    const highest = (joined[0] ?? []).map((_, at) => Math.max(...joined.map((state) => state[at] ?? 0)));
    const places = new Map(steps.flatMap((step, at) => (step.kind === 'subject' ? [[step.subject, at + 1]] : [])));
    return {
      asks: product(matrices.asks, matrices['asks bias'], highest),
      ofSubject(subject, question) {
        const state = joined[places.get(subject) ?? -1];
        const at = packed.questions.indexOf(question);
        if (!state || at < 0) return null;
        const first = at * MOST_ANSWERS;
        const rows = { first, last: first + answersTo(question).length };
        return product(matrices.answers, matrices['answers bias'], [...state, ...highest], rows);
      },
    };
  };
}

/** The states of a gated recurrent unit after each input. Rows of its matrices: reset, update, new, as PyTorch has them. */
function readAlong(
  inputs: readonly Float32Array[],
  matrices: Record<MatrixName, Matrix>,
  direction: 'forward' | 'backward',
): number[][] {
  const [input, inputBias] = [matrices[`${direction} input`], matrices[`${direction} input bias`]];
  const [hidden, hiddenBias] = [matrices[`${direction} hidden`], matrices[`${direction} hidden bias`]];
  const size = hidden.columns;
  let state: number[] = new Array<number>(size).fill(0);
  return inputs.map((each) => {
    const given = product(input, inputBias, each);
    const kept = product(hidden, hiddenBias, state);
    state = state.map((value, at) => {
      const reset = sigmoid((given[at] ?? 0) + (kept[at] ?? 0));
      const update = sigmoid((given[size + at] ?? 0) + (kept[size + at] ?? 0));
      const fresh = Math.tanh((given[2 * size + at] ?? 0) + reset * (kept[2 * size + at] ?? 0));
      return (1 - update) * fresh + update * value;
    });
    return state;
  });
}

/** A matrix, or rows of it, times a vector, and the bias. */
function product(
  { columns, rows, weights }: Matrix,
  bias: Matrix,
  vector: ArrayLike<number>,
  { first, last } = { first: 0, last: rows },
): number[] {
  const result = new Array<number>(last - first);
  for (let row = first; row < last; row++) {
    let sum = bias.weights[row] ?? 0;
    const start = row * columns;
    for (let at = 0; at < columns; at++) sum += (weights[start + at] ?? 0) * (vector[at] ?? 0);
    result[row - first] = sum;
  }
  return result;
}

function addRow(sum: Float32Array, { columns, weights }: Matrix, row: number, share = 1): void {
  for (let at = 0; at < columns; at++) sum[at] = (sum[at] ?? 0) + share * (weights[row * columns + at] ?? 0);
}

function unpacked({ rows, columns, scale, bytes }: PackedMatrix): Matrix {
  const weights = Float32Array.from(atob(bytes), (char) => ((char.charCodeAt(0) << 24) >> 24) * scale);
  return { rows, columns, weights };
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
