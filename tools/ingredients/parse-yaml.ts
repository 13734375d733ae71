import { editDistance } from '@larder/text/edit-distance';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A message lists the allowed values if they are this many or fewer. */
const MAX_LISTED_VALUES = 20;

/** What is wrong with a data file, as a sentence for whoever wrote it; `file` is relative to the data folder. */
export type FileFinding = { file: string; message: string };

/** The data of a YAML text, checked against a schema; undefined with at least one finding where it does not fit. */
export function parseYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): { data?: z.infer<Schema>; findings: FileFinding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const findings = document.errors.map(({ message, pos: [at] }) => ({
      file,
      message: `Line ${lines.linePos(at).line} is no valid YAML: ${message}.`,
    }));
    return { findings };
  }
  const { success, data, error } = schema.safeParse(document.toJS(), { reportInput: true });
  if (success) return { data, findings: [] };
  return { findings: error.issues.flatMap((issue) => sentencesOf(issue)).map((message) => ({ file, message })) };
}

/** `strawberry, roles, 1: "fruity" is none of protein, vegetable, …`; of a union, what its first form misses. */
function sentencesOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[] = []): string[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'invalid_union') return (issue.errors[0] ?? []).flatMap((inner) => sentencesOf(inner, path));
  return [`${path.join(', ') || 'The file'}: ${faultOf(issue)}.`];
}

function faultOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is no known field`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'this is missing'
        : `${JSON.stringify(issue.input)} ${noneOf(issue.values.map(String), String(issue.input))}`;
    case 'invalid_type':
      return issue.input === undefined ? 'this is missing' : `${JSON.stringify(issue.input)} is no ${issue.expected}`;
    case 'invalid_key':
      return issue.issues.map(faultOf).join('; ');
    default:
      return issue.message;
  }
}

/** Lists the allowed values, or the most similar one where they are many. */
function noneOf(values: readonly string[], given: string): string {
  if (values.length <= MAX_LISTED_VALUES) return `is none of ${values.join(', ')}`;
  const [nearest = ''] = values.toSorted((a, b) => distance(a, given) - distance(b, given));
  return `is not one of the allowed values, of which "${nearest}" is the most similar`;
}

function distance(a: string, b: string): number {
  return editDistance(a, b, Number.POSITIVE_INFINITY);
}
